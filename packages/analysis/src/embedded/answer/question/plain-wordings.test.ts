import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()

const en = `Rowing club, spring notes

Friends may row with you on Sundays free of charge. Children who were sick on the day before stay ashore.
Cards work at the desk, but there is a fee of 2%.
If you miss an instalment we send one letter. Oars must be back by 4 May.
The boathouse is closed in June because of the new roof. Lists are kept in the hut, and they are hosted in Leith.
Members may send a proxy to the meeting. If there is trouble with the fees, speak to the bursar.`

const de = `Ruderclub, Hinweise für das Frühjahr

Gäste sind am Sonntag im Boot willkommen. Geraten Sie mit dem Beitrag in Verzug, kostet jedes Schreiben 5 Euro.
Der Beitrag ist um 8 Euro gestiegen. Grund ist das neue Dach der Halle.
Die Belege können Sie nach Anmeldung im Büro einsehen. Barzahlung ist nicht möglich.
In der Versammlung darf sich jedes Mitglied mit Vollmacht vertreten lassen.`

const fr = `Club d'aviron, notes du printemps

Vos invités sont les bienvenus le dimanche. Les règlements en espèces ne sont pas acceptés.
Faute de paiement, nous saisissons le tribunal de Brest. La cotisation augmente en raison du nouveau toit.
Chaque membre peut donner procuration pour l'assemblée.`

const it_ = `Circolo di canottaggio, note di primavera

Gli ospiti sono ammessi la domenica. Non accettiamo contanti.
L'aumento della quota dipende dal nuovo tetto del capannone.
Ogni socio può farsi rappresentare con delega scritta. L'assemblea si terrà il 9 maggio alle ore 18.`

const nl = `Roeivereniging, nieuws voor het voorjaar

Gasten zijn op zondag welkom in de boot. Lukt de incasso niet, dan rekenen we vijf euro.
Doet u niets, dan loopt het lidmaatschap na mei gewoon door.
Bij gaslucht in de hal belt u direct 0800 12 34.`

const pl = `Klub wioślarski, uwagi na wiosnę

Goście mogą pływać w niedziele. Nie przyjmujemy gotówki w biurze klubu.
Odwołanie od decyzji zarządu składa się w ciągu czternastu dni od jej otrzymania.
Sprawę prowadzi: Anna Wrona, tel. 48 000 11 22`

it.each([
  ['Can I bring a mate along?', en, 'Friends may row'],
  ["What if he's been throwing up?", en, 'sick on the day before'],
  ['Can we pay by credit card?', en, 'Cards work'],
  ['What happens if I miss a payment?', en, 'miss an instalment'],
  ['Where are the lists kept?', en, 'hosted in Leith'],
  ['Can someone else go in my place?', en, 'send a proxy'],
  ["What if I can't afford it?", en, 'speak to the bursar'],
  ['Kann ich einen Kumpel mitbringen?', de, 'Gäste sind am Sonntag'],
  ['Was passiert, wenn ich zu spät zahle?', de, 'in Verzug'],
  ['Warum ist es teurer geworden?', de, 'Grund ist das neue Dach'],
  ['Kann ich die Rechnungen anschauen?', de, 'Belege können Sie'],
  ['Kann jemand anders für mich abstimmen?', de, 'Vollmacht'],
  ['Puis-je amener une copine ?', fr, 'invités'],
  ['Puis-je payer en liquide ?', fr, 'espèces'],
  ['Que se passe-t-il si je ne paie pas ?', fr, 'Faute de paiement'],
  ['Quelqu’un peut-il voter à ma place ?', fr, 'procuration'],
  ['Posso portare un amico?', it_, 'ospiti'],
  ['Perché è aumentata la quota?', it_, 'dipende dal nuovo tetto'],
  ['Posso mandare un altro al mio posto?', it_, 'farsi rappresentare'],
  ["Quando è l'assemblea?", it_, '9 maggio'],
  ['Mag ik een vriend meenemen?', nl, 'Gasten'],
  ['Wat als ik niet betaal?', nl, 'Lukt de incasso niet'],
  ['Wat gebeurt er als ik niets doe?', nl, 'Doet u niets'],
  ['Wie bel ik als ik gas ruik?', nl, '0800 12 34'],
  ['Czy mogę zapłacić gotówką?', pl, 'gotówki'],
  ['Ile mam czasu na odwołanie?', pl, 'czternastu dni'],
  ['Kto prowadzi moją sprawę?', pl, 'Anna Wrona'],
])('answers %s', async (question, content, said) => {
  const { result, verdict } = await engine.answer({ content, question })
  expect(verdict).not.toBe('absent')
  expect(result).toContain(said)
})
