import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const papers = {
  de: `Bleibt die Zahlung aus, wird die Stromversorgung unterbrochen.
Nach diesem Tag besteht kein Versicherungsschutz mehr.
Treffen wir niemanden an, berechnen wir für die erneute Anfahrt 45 €.
Auskünfte erteilt Frau Lohse.`,
  fr: `Un acompte de 700 € est exigé à la commande.
Le technicien se présentera le 5 mars entre 8 h et 12 h.
Le contrat est reconduit tacitement.`,
  es: `Contra este acuerdo cabe recurso en un mes.
El ascensor quedará fuera de servicio del 3 al 9 de mayo.
Las obras las dirige la señora Vidal.`,
  it: `Risultano insolute le quote da gennaio a marzo.
L'addebito sul conto corrente avverrà il 3 giugno.
Il palazzo ha nove piani.`,
  nl: `De regeling loopt over ten hoogste vier termijnen.
Een melding bij BKR vindt niet plaats.
De balie is open van 9 tot 17 uur.`,
  pl: `Nieusprawiedliwiona nieobecność skutkuje potrąceniem 90 zł.
W czasie choroby przysługuje wynagrodzenie chorobowe.
Biuro mieści się na parterze.`,
  ja: `お支払いがない場合は送電を停止します。
改定に同意いただけない場合は2月10日までにご連絡ください。
事務所は2階にあります。`,
}

describe('meets what people ask about bills, reminders, quotes and visits', () => {
  it.each([
    ['de', 'drehen die mir den strom ab?', 'unterbrochen'],
    ['de', 'bin ich dann noch versichert?', 'kein Versicherungsschutz'],
    ['de', 'was wenn keiner aufmacht?', '45 €'],
    ['fr', 'combien je dois verser au début ?', '700 €'],
    ['fr', 'quand passe le technicien ?', '5 mars'],
    ['es', '¿cómo puedo impugnar?', 'cabe recurso'],
    ['es', '¿cuánto tiempo estamos sin ascensor?', 'del 3 al 9 de mayo'],
    ['it', 'da dove viene questo debito?', 'insolute'],
    ['it', 'me la scalano dal conto?', '3 giugno'],
    ['nl', 'kan ik in stukjes betalen?', 'vier termijnen'],
    ['nl', 'krijg ik een bkr registratie?', 'vindt niet plaats'],
    ['pl', 'ile grozi jak nie przyjdę?', '90 zł'],
    ['pl', 'zapłacą mi jak zachoruję?', 'chorobowe'],
    ['ja', '電気止められる?', '送電を停止'],
    ['ja', '値上げに納得いかないときは?', '2月10日'],
  ] as const)('%s: %s', async (language, question, answer) => {
    const { result, verdict } = await engine.answer({ content: papers[language], question })
    expect(verdict).not.toBe('absent')
    expect(result).toContain(answer)
  })

  it.each([
    ['de', 'darf ich einen hund halten?'],
    ['fr', 'les panneaux solaires c’est possible ?'],
    ['nl', 'krijg ik gratis rechtsbijstand?'],
  ] as const)('offers nothing where the paper does not say: %s: %s', async (language, question) => {
    const { verdict } = await engine.answer({ content: papers[language], question })
    expect(verdict).toBe('absent')
  })
})
