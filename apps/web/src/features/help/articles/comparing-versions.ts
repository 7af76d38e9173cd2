import type { HelpArticle, HelpFacts } from '../model/article.ts'

function receiver(engine: string): string {
  return engine === 'embedded'
    ? 'On this site they are read on the server itself.'
    : `On this site they go on to the provider of the model ${engine}.`
}

export function comparingVersions({ engine }: HelpFacts): HelpArticle {
  return {
    category: 'features',
    slug: 'comparing-versions',
    title: 'Comparing versions',
    description: 'What changed between two versions, and what it means',
    keywords: ['compare', 'version', 'changes', 'difference', 'redline', 'amendment', 'draft'],
    sections: [
      {
        id: 'two-versions',
        title: 'Put two versions side by side',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Open the summary of one version and choose Compare.',
              'Choose a file, one of My documents, or paste the text of the other version.',
              'If the versions are in the wrong order, choose Swap.',
            ],
          },
          {
            kind: 'text',
            text: 'Everything that was changed, added, removed or moved is listed with its page. Changes to figures, dates, negations and duties come first, and wording changes last. Spacing, page numbers, headers and footers are ignored.',
          },
          {
            kind: 'text',
            text: 'A clause that was both moved and changed is shown as removed and added. So is a translated sentence. Pages that could not be read cannot be compared, and the screen tells you so.',
          },
        ],
      },
      {
        id: 'meaning',
        title: 'What the changes mean',
        blocks: [
          {
            kind: 'text',
            text: 'Choose Analyze the changes to find out what they mean. Each point shows the passages behind it, before and after. Choose one to go to the change.',
          },
          {
            kind: 'text',
            text: 'If you hide names, the names and numbers found in either version are replaced before the passages are sent.',
          },
        ],
      },
      {
        id: 'sent-and-cost',
        title: 'What is sent, and what it costs',
        side: { text: 'If both versions are the same, it costs nothing and nothing is sent.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Comparing',
                text: 'Happens on your device. It sends nothing and uses no credit.',
              },
              {
                term: 'Analyzing the changes',
                text: `Sends the changed passages of both versions and nothing else, and uses 1 credit when it succeeds. ${receiver(engine)} “What left this device” shows the exact text.`,
              },
              {
                term: 'The other version',
                text: 'Its text stays in this browser with the open document, encrypted, until you delete that document. If nothing is kept on this device, it is gone when you close the tab.',
              },
            ],
          },
          { kind: 'see', before: 'More about where text goes:', path: 'security/data-privacy' },
        ],
      },
    ],
  }
}
