const articles: readonly (readonly [RegExp, string])[] = [
  [/(?:betrag|preis|satz|beitrag|lohn|zins|rabatt|vorschuss|zuschuss|wert|saldo)$/iu, 'der'],
  [
    /(?:summe|gebühr|miete|rate|kaution|prämie|strafe|buße|pauschale|vergütung|rente|steuer|zahlung|provision|zulage)$/iu,
    'die',
  ],
  [/(?:gehalt|geld|entgelt|honorar|guthaben|kapital|darlehen)$/iu, 'das'],
]

/** A German noun of money with its article, told by how it ends: `der Gesamtbetrag`. */
export function withGermanArticle(noun: string): string | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(noun)) return undefined
  const article = articles.find(([ending]) => ending.test(noun))?.[1]
  return article === undefined ? undefined : `${article} ${noun}`
}
