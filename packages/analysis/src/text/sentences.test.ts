import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

function texts(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end))
}

describe('splitSentences', () => {
  it('keeps abbreviations, initials and decimals inside their sentence', () => {
    expect(
      texts('Mr. J. R. Smith paid $4.50 to Acme Inc. in May. See Fig. 3 for details. It was late.'),
    ).toEqual([
      'Mr. J. R. Smith paid $4.50 to Acme Inc. in May.',
      'See Fig. 3 for details.',
      'It was late.',
    ])
  })

  it('ends no sentence at what looks like an abbreviation, unless a sentence opens behind it', () => {
    expect(
      texts('Shops of 900 sq.ft. Rs. 4,500; kiosks of 90 sq.ft. Rs. 600. All pay by May.'),
    ).toHaveLength(2)
    expect(texts('The rent is 4,500 p.c.m. It rises in May.')).toHaveLength(2)
    expect(texts('Telefon (nr kat. 0417, etui) oddaje pracownik.')).toHaveLength(1)
    expect(texts('Der Zähler im jtzg. Zustand bleibt. Er läuft.')).toHaveLength(2)
    expect(texts('A plot of 900 sq. ft. Nobody lives there.')).toHaveLength(2)
    expect(texts('The road is 400 km. Bring water.')).toHaveLength(2)
  })

  it('ends no sentence at a point of the compass in front of the name of a street', () => {
    expect(texts('Orme Homes, 2240 N. Larch Street, Suite 5')).toHaveLength(1)
    expect(texts('Send it to 17 S. 4th Ave, Orme.')).toHaveLength(1)
    expect(texts('The charger gives 36 V. Larch wood is used for the case.')).toHaveLength(2)
  })

  it('ends no sentence at a letter in front of the number of a law', () => {
    const cited = "Le bail est résilié en application de l'article L. 145-41 du Code de commerce."
    expect(texts(`${cited} Il prend fin le 3 mai.`)).toHaveLength(2)
    expect(texts('Voir les articles R. 4, D. 12 et A. 3 du code. Rien de plus.')).toHaveLength(2)
    expect(texts('The charger gives 36 V. 4 cells are in it.')).toHaveLength(2)
  })

  it('goes on behind a short line that breaks off before a noun', () => {
    expect(
      texts('Send what you find out via the\n[form](https://orme.example/form).'),
    ).toHaveLength(1)
  })

  it('ends no sentence at a short form of a German street in front of its number', () => {
    expect(
      texts('Wenn & Co., Lindenstr. 12, Quellbach. Wir liegen an der Lindenstr. Kommen Sie.'),
    ).toEqual([
      'Wenn & Co., Lindenstr. 12, Quellbach.',
      'Wir liegen an der Lindenstr.',
      'Kommen Sie.',
    ])
  })

  it('ends no sentence at the titles of councillors and at short forms of German firms', () => {
    expect(texts('Resolved to ask Ward Cllr. Faulk to come. It rained.')).toEqual([
      'Resolved to ask Ward Cllr. Faulk to come.',
      'It rained.',
    ])
    expect(texts('Die Rechnung der Fa. Grünwerk ist bezahlt.')).toHaveLength(1)
  })

  it('ends no sentence at dots that lead to a value, and one at dots that end it', () => {
    expect(texts('Inspector ........ Wade Lind')).toEqual(['Inspector ........ Wade Lind'])
    expect(texts('I waited for you.... Then I left.')).toEqual([
      'I waited for you....',
      'Then I left.',
    ])
  })

  it('keeps the legal forms of other countries in one sentence', () => {
    expect(
      texts('One (Lintang Haulage Sdn. Bhd.) is in liquidation. Orchid Pte. Ltd. pays.'),
    ).toEqual(['One (Lintang Haulage Sdn. Bhd.) is in liquidation.', 'Orchid Pte. Ltd. pays.'])
  })

  it('keeps sums with the sign of their currency, and ends sentences at units and letters that name', () => {
    expect(
      texts('You get Rs. 75,000 when you join. Lokal nr 3, ul. Długa. Ок, д. 5, кв. 3.'),
    ).toEqual(['You get Rs. 75,000 when you join.', 'Lokal nr 3, ul. Długa.', 'Ок, д. 5, кв. 3.'])
    expect(texts('Stop below 13.0 V. Do so as in Annex A. Income counts.')).toEqual([
      'Stop below 13.0 V.',
      'Do so as in Annex A.',
      'Income counts.',
    ])
  })

  it.each([
    ['Lokal mieści się przy ul. Lipowej 4 w Radomiu. Czynsz płatny jest z góry.'],
    [
      'Квартира находится по адресу: г. Тверь, ул. Садовая, д. 7, корп. 2, кв. 15. Срок составляет год.',
    ],
    ['Odbiór w pok. 6 do piątku. Biuro jest czynne w pon. 8.00-16.00.'],
    ['Die Wohnung im 2. OG rechts ist frei. Die Rate ist am 3. Werktag fällig.'],
    ['Scrive la rag. Neri che vale l’art. 9 c.c. È ammessa la delega.'],
    ['Firma Dña. Rosa Gil. Vive en la calle Mayor, 4, izq. Bajo.'],
    ['Gez. Dr. Orme hat unterschrieben. Das Schreiben ist vom 3. Mai.'],
    ['Письмо исх. № 12 получено. Звоните по тел. 4, доб. 18.'],
    ['La cond. Bruni chiede chi paga. Il geom. Neri risponde.'],
    ['A mesa é presidida pelo Sr. Eng. Lopes. A ata é lida.'],
    ['Umowa trwa do 3 maja 2027 r. Po tym dniu wygasa.'],
  ])('ends no sentence at an abbreviation of another language: %j', (text) => {
    expect(texts(text)).toHaveLength(2)
  })

  it('goes on where a wrapped line opens with an initial or an ordinal', () => {
    expect(
      texts('Les travaux ont fait l’objet d’un bon qui a été signé par\nM. Gallet sur place.'),
    ).toHaveLength(1)
    expect(
      texts('Die Frist für die erste Zahlung der Umlage beginnt am\n1. Oktober und endet bald.'),
    ).toHaveLength(1)
  })

  it('goes on where the day and the place of something are set in', () => {
    const text =
      'you are invited to the yearly meeting of all owners, which takes place on\n\n          TUESDAY 4 MAY 2027, 7 PM\n          at the old mill\n\nto vote on the budget.\n\nThe budget is enclosed.'
    expect(texts(text)).toHaveLength(2)
    const list = 'The bag holds the\n\n    - cup\n    - plate\n\nand is red.'
    expect(texts(list).length).toBeGreaterThan(2)
  })

  it('keeps an aside of several sentences in one piece', () => {
    expect(texts('(Keep this card. Do not throw it away.) The club opens at nine.')).toEqual([
      '(Keep this card. Do not throw it away.)',
      'The club opens at nine.',
    ])
  })

  it('keeps the short name of a party with the party', () => {
    expect(
      texts('It is made by Birch Inc. (the "Company") and Elm Ltd. ("Elm"). The term is a year.'),
    ).toEqual([
      'It is made by Birch Inc. (the "Company") and Elm Ltd. ("Elm").',
      'The term is a year.',
    ])
  })

  it('goes on after brackets that hold a sentence of their own', () => {
    expect(
      texts('第一条は適用する（準用する場合を含む。）、第二条も同様とする。第三条は削除する。'),
    ).toEqual([
      '第一条は適用する（準用する場合を含む。）、第二条も同様とする。',
      '第三条は削除する。',
    ])
  })

  it('ends a sentence behind the raised number of a note', () => {
    expect(texts('The rent is due monthly.³ The deposit (one month).¹² It is kept.')).toEqual([
      'The rent is due monthly.³',
      'The deposit (one month).¹²',
      'It is kept.',
    ])
  })

  it('keeps the number of a clause with its text', () => {
    expect(
      texts(
        '4.2 The Tenant shall pay rent.\n4.3 The Landlord shall insure.\n5. Notices go by post. A copy is kept.',
      ),
    ).toEqual([
      '4.2 The Tenant shall pay rent.',
      '4.3 The Landlord shall insure.',
      '5. Notices go by post.',
      'A copy is kept.',
    ])
  })

  it('separates headings, bullets and table rows', () => {
    expect(
      texts(
        'Payment Terms\nThe fee is due monthly.\n- first item\n- second item\n| a | b |\n| 1 | 2 |',
      ),
    ).toEqual([
      'Payment Terms',
      'The fee is due monthly.',
      '- first item',
      '- second item',
      '| a | b |',
      '| 1 | 2 |',
    ])
  })

  it('joins a paragraph that is broken over lines', () => {
    expect(
      texts(
        'The committee met on Monday in the large hall and\ndecided to postpone the vote. Nobody\nobjected.',
      ),
    ).toEqual([
      'The committee met on Monday in the large hall and\ndecided to postpone the vote.',
      'Nobody\nobjected.',
    ])
  })

  it('splits after closing quotes and in text without capitals', () => {
    expect(texts('“Stop.” She left. “Why?” he asked.')).toEqual([
      '“Stop.”',
      'She left.',
      '“Why?” he asked.',
    ])
    expect(texts('we keep your data. you may ask for a copy.')).toEqual([
      'we keep your data.',
      'you may ask for a copy.',
    ])
  })

  it('keeps German ordinals and abbreviations together', () => {
    expect(texts('Am 3. März gilt z. B. § 5 Abs. 2 BGB. Der Mieter zahlt ca. 20 Euro.')).toEqual([
      'Am 3. März gilt z. B. § 5 Abs. 2 BGB.',
      'Der Mieter zahlt ca. 20 Euro.',
    ])
    expect(texts('Standgeld fällt ab dem 6. Werktag an. Danach sind es 8 Euro.')).toEqual([
      'Standgeld fällt ab dem 6. Werktag an.',
      'Danach sind es 8 Euro.',
    ])
  })

  it('takes the lines of a list without marks one by one, however long they are', () => {
    const lines = [
      'Amoxicillin 500 mg three times a day for seven days',
      'Paracetamol 1 g four times a day when it hurts',
      'Codeine 30 mg - stopped - do not take it with anything that makes you drowsy',
      'Omeprazole 20 mg in the morning',
    ]
    expect(texts(`At home\n\n${lines.join('\n')}`)).toEqual(['At home', ...lines])
  })

  it('ends a sentence with a line on which its next word had room', () => {
    const text =
      'The tenant of the first floor gave notice in June\nThe shop on the ground floor has been let since 2019 to a family that sells bread and cakes'
    expect(texts(text)).toHaveLength(2)
  })

  it('joins the wrapped lines of a language whose nouns have capitals', () => {
    const text =
      'Der Mieter zahlt die Miete monatlich im Voraus an die\nVermieterin und trägt die Kosten der Heizung und des\nWassers nach dem Verbrauch seiner Wohnung'
    expect(texts(text)).toHaveLength(1)
  })

  it('keeps the letter of an article with its number', () => {
    const text =
      "Le contrat prend fin en application de l'article L. 1237-19 du code. Il reste écrit."
    expect(splitSentences(text)).toHaveLength(2)
  })

  it('splits Chinese, Japanese and Arabic', () => {
    expect(texts('合同有效期三年。租金每月支付！')).toEqual(['合同有效期三年。', '租金每月支付！'])
    expect(texts('هل هذا صحيح؟ نعم هو صحيح.')).toEqual(['هل هذا صحيح؟', 'نعم هو صحيح.'])
  })

  it('gives ordered, trimmed spans that lose no visible text, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const spans = splitSentences(text)
        let last = 0
        let kept = ''
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          kept += text.slice(start, end)
          last = end
        }
        expect(kept.replace(/\s|[\0-\x20\u200b]/gu, '')).toBe(
          text.replace(/\s|[\0-\x20\u200b]/gu, ''),
        )
      }),
    )
  })

  it('splits ten million characters', () => {
    const text = 'x. '.repeat(1_000_000) + 'word '.repeat(1_000_000) + '.'.repeat(1_000_000)
    expect(splitSentences(text).at(-1)?.end).toBe(text.length)
  })
})

it.each([
  ['The mast is checked by Wm. Orrick of Dell.', 1],
  ['Sold by Chr. Fenn & Son in May.', 1],
  ['Inh. „Café am Steg“ zahlt die Gebühr.', 1],
  ['Der Hafen schließt um 20 Uhr. Auf dem Steg gilt das nicht.', 2],
  ['The pump runs at 50 Hz. Boats over 9 m need two.', 2],
])('splits %j into %d', (text, count) => {
  expect(splitSentences(text)).toHaveLength(count)
})

it('goes on with a sentence whose next line begins with a number or the next part of its list', () => {
  const text = `2.5 Other berth
If you cannot use the berth after insured damage we pay a reasonable rent, for up to
12 months and not more than £2,500.

This leaflet: Section 2 Boats (part), Section 3 Contents (part), Section 7 How to claim,
Section 8 General conditions.`
  const told = splitSentences(text).map(({ start, end }) => text.slice(start, end))
  expect(told.some((one) => /for up to\s12 months/u.test(one))).toBe(true)
  expect(told.some((one) => /How to claim,\sSection 8/u.test(one))).toBe(true)
})
