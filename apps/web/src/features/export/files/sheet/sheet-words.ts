/** Heads of the columns of a spreadsheet. */
export interface SheetWords {
  readonly detail: string
  readonly content: string
  readonly date: string
  readonly level: string
  readonly risk: string
  readonly place: string
  readonly quote: string
}

function heads(...[detail, content, date, level, risk, place, quote]: Seven): SheetWords {
  return { detail, content, date, level, risk, place, quote }
}
type Seven = [string, string, string, string, string, string, string]

const english = heads('Detail', 'Content', 'Date', 'Severity', 'Risk', 'Place', 'Quote')

const byLanguage: Readonly<Record<string, SheetWords>> = {
  de: heads('Einzelheit', 'Inhalt', 'Datum', 'Schwere', 'Risiko', 'Stelle', 'Zitat'),
  fr: heads('Détail', 'Contenu', 'Date', 'Gravité', 'Risque', 'Endroit', 'Citation'),
  es: heads('Detalle', 'Contenido', 'Fecha', 'Gravedad', 'Riesgo', 'Lugar', 'Cita'),
  it: heads('Dettaglio', 'Contenuto', 'Data', 'Gravità', 'Rischio', 'Punto', 'Citazione'),
  pt: heads('Detalhe', 'Conteúdo', 'Data', 'Gravidade', 'Risco', 'Local', 'Citação'),
  nl: heads('Detail', 'Inhoud', 'Datum', 'Ernst', 'Risico', 'Plaats', 'Citaat'),
  pl: heads('Szczegół', 'Treść', 'Data', 'Waga', 'Ryzyko', 'Miejsce', 'Cytat'),
  ru: heads('Деталь', 'Содержание', 'Дата', 'Серьёзность', 'Риск', 'Место', 'Цитата'),
  ar: heads('التفصيل', 'المحتوى', 'التاريخ', 'الخطورة', 'الخطر', 'الموضع', 'الاقتباس'),
  zh: heads('细节', '内容', '日期', '严重程度', '风险', '位置', '引文'),
  ja: heads('項目', '内容', '日付', '重大度', 'リスク', '箇所', '引用'),
}

export function sheetWords(language: string): SheetWords {
  return byLanguage[language] ?? english
}
