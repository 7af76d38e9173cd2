import { helpArticleAt, type PageFacts, validityText } from '@precis/domain'
import { headAt } from '../app/page-heads.ts'
import { articleHead } from '../features/help/model/article-head.ts'
import { findArticle, writeArticles } from '../features/help/model/catalogue.ts'
import { questionsAbout } from '../features/marketing/landing/questions-about.ts'

type Thing = Readonly<Record<string, unknown>>

/** What a page states about itself in the words of schema.org, or null. Nothing is there that the page does not say. */
export function structuredData(address: string, facts: PageFacts): Thing | null {
  const path = helpArticleAt(address)
  const things =
    address === '/'
      ? [...site(facts), product(facts), questions(landingQuestions(facts))]
      : path === null
        ? []
        : articleData(path, facts)
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}

function at(path: string, { publicUrl }: PageFacts): string {
  return new URL(path, publicUrl).href
}

function thing(type: string, data: Thing): Thing {
  return { '@type': type, ...data }
}

function site(facts: PageFacts): readonly Thing[] {
  const organization = at('/#organization', facts)
  return [
    thing('Organization', {
      '@id': organization,
      name: 'Precis',
      url: at('/', facts),
      logo: at('/icon.svg', facts),
      email: facts.config.policy.supportEmail,
    }),
    thing('WebSite', {
      '@id': at('/#site', facts),
      name: 'Precis',
      url: at('/', facts),
      inLanguage: 'en',
      publisher: { '@id': organization },
    }),
  ]
}

function product(facts: PageFacts): Thing {
  const { policy } = facts.config
  return thing('SoftwareApplication', {
    name: 'Precis',
    url: at('/', facts),
    description: headAt('/', policy)?.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: thing('Offer', {
      name: 'Document Pack',
      description: `${policy.packDocuments} document summaries. ${validityText(policy)}.`,
      price: (policy.packPriceCents / 100).toFixed(2),
      priceCurrency: policy.currency.toUpperCase(),
      url: at('/#pricing', facts),
    }),
  })
}

function landingQuestions({ config }: PageFacts) {
  return questionsAbout(config.policy)
}

function questions(asked: readonly { question: string; answer: string }[]): Thing {
  const mainEntity = asked.map(({ question, answer }) =>
    thing('Question', { name: question, acceptedAnswer: thing('Answer', { text: answer }) }),
  )
  return thing('FAQPage', { mainEntity })
}

function articleData(path: string, facts: PageFacts): readonly Thing[] {
  const article = findArticle(writeArticles(facts.config), path)?.article
  if (article === undefined) return []
  const url = at(`/help/article/${path}`, facts)
  const steps = [
    { name: 'Precis', item: at('/', facts) },
    { name: 'Help Center', item: at('/help', facts) },
    { name: article.title, item: url },
  ]
  const described = [
    thing('BreadcrumbList', {
      itemListElement: steps.map((step, index) =>
        thing('ListItem', { position: index + 1, ...step }),
      ),
    }),
    thing('TechArticle', {
      headline: article.title,
      description: articleHead(article).description,
      url,
      inLanguage: 'en',
      keywords: article.keywords.join(', '),
      publisher: thing('Organization', { name: 'Precis', url: at('/', facts) }),
    }),
  ]
  const blocks = article.sections.flatMap((section) => section.blocks)
  const asked = blocks
    .flatMap((block) => (block.kind === 'terms' ? block.items : []))
    .filter(({ term }) => term.endsWith('?'))
    .map(({ term, text }) => ({ question: term, answer: text }))
  return asked.length === 0 ? described : [...described, questions(asked)]
}
