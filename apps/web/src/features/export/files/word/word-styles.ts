import { AlignmentType, type IPropertiesOptions, LevelFormat } from 'docx'
import type { ExportDocument } from '../../document/export-document.ts'

const eastAsian: Readonly<Record<string, { font: string; language: string }>> = {
  zh: { font: 'Microsoft YaHei', language: 'zh-CN' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  ko: { font: 'Malgun Gothic', language: 'ko-KR' },
}
const ink = '1C1A17'
const grey = '5C564C'
const blue = '1B3F78'

/** Fonts by script, and the language for spelling and line breaks. */
function runOf({ language, isRightToLeft }: ExportDocument) {
  const { font = 'Calibri', language: eastAsia = 'zh-CN' } = eastAsian[language] ?? {}
  return {
    font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: font },
    language: {
      value: eastAsian[language] || isRightToLeft ? 'en-US' : language,
      eastAsia,
      bidirectional: isRightToLeft ? language : 'ar-SA',
    },
  }
}

/** The styles that Word's own list of styles and its outline use: title, headings, text and notes. */
export function wordStyles(document: ExportDocument): NonNullable<IPropertiesOptions['styles']> {
  const heading = { bold: true, color: blue }
  return {
    default: {
      document: {
        run: { ...runOf(document), size: 22, color: ink },
        paragraph: { spacing: { after: 120, line: 276 } },
      },
      title: {
        run: { size: 44, bold: true, color: ink },
        paragraph: { spacing: { after: 80 }, keepNext: true },
      },
      heading1: {
        run: { ...heading, size: 28 },
        paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
      },
      footnoteText: { run: { size: 18, color: grey }, paragraph: { spacing: { after: 40 } } },
    },
    paragraphStyles: [
      {
        id: 'About',
        name: 'About',
        basedOn: 'Normal',
        run: { color: grey, size: 20 },
        paragraph: { spacing: { after: 40 } },
      },
    ],
  }
}

export const bullets = 'bullets'
export const numbers = 'numbers'
const indent = { left: 460, hanging: 360 }

export const wordLists: NonNullable<IPropertiesOptions['numbering']> = {
  config: [
    {
      reference: bullets,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.START,
          style: { paragraph: { indent } },
        },
      ],
    },
    {
      reference: numbers,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.START,
          style: { paragraph: { indent } },
        },
      ],
    },
  ],
}
