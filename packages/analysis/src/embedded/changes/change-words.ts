import type { RulesLanguage } from '../languages/which-language.ts'

interface ChangeWords {
  /** What kind of document it is. */
  readonly type: string
  /** In front of a sentence that only one version has, or that stands elsewhere. */
  readonly added: string
  readonly removed: string
  readonly moved: string
  /** In front of an earlier value. */
  readonly was: string
}

const words = (
  type: string,
  added: string,
  removed: string,
  moved: string,
  was: string,
): ChangeWords => ({ type, added, removed, moved, was })

/** What is said of changes in the language of the document. */
export const changeWords: Readonly<Record<RulesLanguage, ChangeWords>> = {
  en: words('Comparison of two versions', 'Added', 'Removed', 'Moved', 'was'),
  de: words('Vergleich zweier Fassungen', 'Neu', 'Gestrichen', 'Verschoben', 'bisher'),
  fr: words('Comparaison de deux versions', 'Ajouté', 'Supprimé', 'Déplacé', 'auparavant'),
  es: words('Comparación de dos versiones', 'Añadido', 'Eliminado', 'Movido', 'antes'),
  it: words('Confronto di due versioni', 'Aggiunto', 'Rimosso', 'Spostato', 'prima'),
  pt: words('Comparação de duas versões', 'Adicionado', 'Removido', 'Movido', 'antes'),
  nl: words('Vergelijking van twee versies', 'Toegevoegd', 'Verwijderd', 'Verplaatst', 'was'),
  pl: words('Porównanie dwóch wersji', 'Dodano', 'Usunięto', 'Przeniesiono', 'było'),
  ru: words('Сравнение двух редакций', 'Добавлено', 'Удалено', 'Перемещено', 'было'),
  ar: words('مقارنة بين نسختين', 'أضيف', 'حُذف', 'نُقل', 'كان'),
  zh: words('两个版本的比较', '新增', '删除', '移动', '原为'),
  ja: words('二つの版の比較', '追加', '削除', '移動', '変更前'),
}
