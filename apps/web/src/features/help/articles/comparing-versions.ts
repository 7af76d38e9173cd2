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
              'If the earlier and the later version stand the wrong way round, choose Swap.',
            ],
          },
          {
            kind: 'text',
            text: 'What changed, was added, was removed or moved is listed with its page. Changed figures, dates, denials and duties come first, mere wording last. White space, page numbers and running lines do not count.',
          },
          {
            kind: 'text',
            text: 'A clause that moved and changed at once is told as removed and added, and so is a translated sentence. Pages that could not be read cannot be compared; the screen says so.',
          },
        ],
      },
      {
        id: 'meaning',
        title: 'What the changes mean',
        blocks: [
          {
            kind: 'text',
            text: 'Choose Analyze the changes for a reading of them. Each point names the places it rests on, before and after; choose one to go to the change.',
          },
          {
            kind: 'text',
            text: 'It is not offered while names are hidden before sending: the passages would be sent as they stand. The list of changes is there all the same.',
          },
        ],
      },
      {
        id: 'sent-and-cost',
        title: 'What is sent, and what it costs',
        side: { text: 'Two versions that say the same cost nothing, and nothing is sent.' },
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
                text: 'Its text stays in this browser with the open document, encrypted, and goes when you delete that document. Where nothing is kept on this device, it goes with the tab.',
              },
            ],
          },
          { kind: 'see', before: 'More about where text goes:', path: 'security/data-privacy' },
        ],
      },
    ],
  }
}
