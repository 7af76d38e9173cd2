import { createEmbeddedEngine } from '@precis/analysis'
import { type ExportFormatId, type ExportInput, exportInputSchema } from '@precis/domain'
import { buildExportDocument } from '../document/build-export-document.ts'
import type { ExportDocument } from '../document/export-document.ts'

interface Sample {
  readonly title: string
  readonly type: string
  readonly purpose: string
  readonly summary: readonly string[]
  readonly keyPoints: string[]
  /** Label, value and kind of each detail. */
  readonly details: readonly (readonly [string, string, string])[]
  readonly recommendations: string[]
  readonly risks: string[]
  readonly conclusions: string[]
}

/** The same lease in four languages. */
export const samples = {
  en: {
    title: 'Lease: Unit B/14, Quay Street',
    type: 'Commercial lease',
    purpose: 'The landlord lets the workshop in Quay Street to the tenant for five years.',
    summary: [
      'The landlord lets the workshop to the tenant for five years.',
      'The tenant pays the rent in advance and repairs the roof of the building.',
    ],
    keyPoints: [
      'The rent is due on the first business day of each month.',
      'The tenant pays for all repairs, the roof included.',
    ],
    details: [
      ['Lease begins', '1 March 2027', 'date'],
      ['Notice', 'Notice must be given by 2 September 2031.', 'deadline'],
      ['Rent', '£3,400 a month', 'amount'],
      ['Landlord', 'Marrow & Finch <Properties>', 'party'],
    ],
    recommendations: [
      'Ask for a cap on the rent before 15 January 2027.',
      'Have the roof surveyed.',
    ],
    risks: ['The landlord may keep the deposit.', 'Late rent bears interest of 1.5% a month.'],
    conclusions: ['The terms favour the landlord on repairs and consent.'],
  },
  de: {
    title: 'Mietvertrag über die Straße 47',
    type: 'Mietvertrag',
    purpose:
      'Die Vermieterin überlässt dem Mieter die Werkstatt in der Weidenhofstraße für fünf Jahre.',
    summary: [
      'Die Vermieterin überlässt dem Mieter die Werkstatt für fünf Jahre.',
      'Der Mieter zahlt die Miete im Voraus und hält das Dach des Gebäudes instand.',
    ],
    keyPoints: [
      'Die Miete ist am dritten Werktag eines jeden Monats fällig.',
      'Der Mieter zahlt alle Reparaturen, auch die am Dach.',
    ],
    details: [
      ['Mietbeginn', '1. März 2027', 'date'],
      ['Kündigung', 'Die Kündigung ist bis zum 2. September 2031 zu erklären.', 'deadline'],
      ['Miete', '3.400,00 € im Monat', 'amount'],
      ['Vermieterin', 'Henrike Albrecht', 'party'],
    ],
    recommendations: ['Lassen Sie das Dach vor dem 15. Januar 2027 prüfen.'],
    risks: ['Die Vermieterin darf die Kaution einbehalten.'],
    conclusions: ['Der Vertrag begünstigt die Vermieterin bei Reparaturen und bei der Zustimmung.'],
  },
  ar: {
    title: 'عقد إيجار الورشة رقم 14',
    type: 'عقد إيجار',
    purpose: 'يؤجر المؤجر الورشة الواقعة في شارع الميناء إلى المستأجر لمدة خمس سنوات.',
    summary: [
      'يؤجر المؤجر الورشة إلى المستأجر لمدة خمس سنوات.',
      'يدفع المستأجر الإيجار مقدمًا ويتحمل إصلاح سقف المبنى.',
    ],
    keyPoints: [
      'يستحق الإيجار في أول يوم عمل من كل شهر.',
      'يتحمل المستأجر جميع الإصلاحات بما فيها السقف.',
    ],
    details: [
      ['بداية العقد', '1 مارس 2027', 'date'],
      ['الإخطار', 'يجب تقديم الإخطار قبل 2 سبتمبر 2031.', 'deadline'],
      ['الإيجار', '3400 درهم في الشهر', 'amount'],
      ['المؤجر', 'شركة الميناء للعقارات', 'party'],
    ],
    recommendations: ['اطلب فحص السقف قبل 15 يناير 2027.'],
    risks: ['يجوز للمؤجر الاحتفاظ بمبلغ التأمين.'],
    conclusions: ['شروط العقد في صالح المؤجر فيما يخص الإصلاحات.'],
  },
  zh: {
    title: '码头街14号车间租赁合同',
    type: '租赁合同',
    purpose: '出租方将码头街的车间出租给承租方使用，租期五年。',
    summary: ['出租方将车间出租给承租方，租期五年。', '承租方预付租金，并负责修理建筑物的屋顶。'],
    keyPoints: ['租金应于每月第一个工作日支付。', '承租方承担包括屋顶在内的全部修理费用。'],
    details: [
      ['起租日', '2027年3月1日', 'date'],
      ['通知', '通知应于2031年9月2日之前发出。', 'deadline'],
      ['租金', '每月3,400元', 'amount'],
      ['出租方', '海港置业有限公司', 'party'],
    ],
    recommendations: ['请在2027年1月15日之前检查屋顶。'],
    risks: ['出租方可以扣留押金。'],
    conclusions: ['合同在修理方面对出租方有利。'],
  },
} satisfies Readonly<Record<string, Sample>>
export type SampleLanguage = keyof typeof samples
export const sampleLanguages = Object.keys(samples) as SampleLanguage[]

const firstPage = 3

/** What an export of the sample is written from: each point cited on a page of its own. */
export function sampleInput(language: SampleLanguage): ExportInput {
  const sample: Sample = samples[language]
  const summary = sample.summary.join(language === 'zh' ? '' : ' ')
  const details = sample.details.map(([label, value]) => `${label}: ${value}`)
  const { keyPoints, conclusions, recommendations, risks } = sample
  const lists = { keyPoints, conclusions, criticalDetails: details, recommendations, risks }
  let page = firstPage
  const cited = (
    field: string,
    index: number,
    quote: string,
    at?: { start: number; end: number },
  ) => ({
    ...{ field, index, start: 0, end: quote.length, quote, label: `p. ${page++}` },
    ...(at && { at }),
  })
  const citations = [
    cited('mainPurpose', 0, sample.purpose),
    ...sample.summary.map((sentence) => {
      const start = summary.indexOf(sentence)
      return cited('summary', 0, sentence, { start, end: start + sentence.length })
    }),
    ...Object.entries(lists).flatMap(([field, list]) =>
      list.map((point, index) => cited(field, index, point)),
    ),
  ]
  return exportInputSchema.parse({
    ...lists,
    ...{ title: sample.title, type: sample.type, purpose: sample.purpose, summary, citations },
    date: 'November 22, 2026',
    riskLevels: risks.map((_, index) => (index === 0 ? 'high' : 'low')),
    facts: sample.details.map(([label, value, kind]) => ({ label, value, kind })),
    coverage: '24 of 24 pages read.',
    read: { pages: 24, pagesRead: 24, characters: 48_000, analysed: 48_000 },
  })
}

/** A sample as the embedded engine writes it in a format, read as a document. */
export async function sampleDocument(
  language: SampleLanguage,
  formatId: ExportFormatId,
): Promise<ExportDocument> {
  const input = sampleInput(language)
  const text = await createEmbeddedEngine().writeExport({ format: formatId, summary: input })
  return buildExportDocument({ text, formatId, title: input.title, input })
}
