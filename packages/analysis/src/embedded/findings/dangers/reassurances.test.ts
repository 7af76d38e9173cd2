import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { burdensIn, isMild, tollIn } from './burdens.ts'

type Example = readonly [RulesLanguage, string]

const severability: readonly Example[] = [
  ['en', 'If a clause of this mooring contract is void, the others remain valid.'],
  ['de', 'Ist eine Klausel des Liegeplatzvertrags nichtig, bleiben die übrigen gültig.'],
  ['fr', "Si une clause est nulle, les autres restent en vigueur pour l'amarrage."],
  ['es', 'Si una cláusula fuera nula, las demás conservan su validez.'],
  ['it', 'Se una clausola è nulla, le altre rimangono valide.'],
  ['pt', 'Se uma cláusula for nula, as restantes mantêm-se válidas.'],
  ['nl', 'Is een bepaling nietig, dan blijven de overige gelden.'],
  ['pl', 'Jeżeli postanowienie jest nieważne, pozostałe są w mocy.'],
  ['ru', 'Если условие причала недействительно, остальные сохраняют силу.'],
  ['ar', 'بطلان أي بند لا يؤثر في باقي البنود.'],
  ['zh', '本合同任一条款无效，不影响其他条款的效力。'],
  ['ja', 'いずれかの条項が無効とされた場合でも、他の条項は有効とする。'],
]

const notAgreed: readonly Example[] = [
  ['en', 'A late fee for the mooring is not charged.'],
  ['de', 'Eine Kaution für den Liegeplatz wird nicht verlangt.'],
  ['fr', "Aucune caution pour le mouillage n'est demandée."],
  ['fr', 'Les frais de mouillage ne sont pas dus en hiver.'],
  ['ar', 'يسقط شرط عدم المنافسة بعد الموسم.'],
  ['es', 'No se exige fianza alguna por el amarre.'],
  ['it', 'Non è richiesta alcuna cauzione per il posto barca.'],
  ['pt', 'Não há caução para o lugar de amarração.'],
  ['nl', 'Een waarborgsom voor de ligplaats wordt niet gevraagd.'],
  ['pl', 'Kaucji nie pobiera się.'],
  ['ru', 'Залог за причал не требуется.'],
  ['ar', 'لا تستحق الغرامة في فصل الشتاء.'],
  ['zh', '停泊期间不收取押金。'],
  ['ja', '保証金はいただきません。'],
]

/** What frees its reader, protects him or is his to do. */
const freeing: readonly Example[] = [
  ['en', 'We are releasing you from the exclusive berth altogether.'],
  ['en', 'It is against the law to raise the mooring fee because a skipper complained.'],
  ['en', 'If you have already paid for the berth, deduct it.'],
  ['en', 'Either of us can end it in the autumn.'],
  ['en', 'You need do nothing about the old keys; they are destroyed in May.'],
  ['de', 'Wir verzichten auf die Liegegebühr.'],
  ['de', 'Falls Sie bereits überwiesen haben, ist dieser Brief erledigt.'],
  ['fr', 'Dans ce cas nous renoncerions aux majorations.'],
  ['es', 'No cabe la tácita reconducción del amarre.'],
  ['it', 'Chi non viene ha facoltà di farsi rappresentare.'],
  ['pt', 'O sócio fica dispensado da taxa de amarração.'],
  ['nl', 'In dat geval zien wij af van de boete.'],
  ['pl', 'Można prosić o przywrócenie terminu.'],
  ['ru', 'Мы отказываемся от неустойки за причал.'],
  ['ar', 'نعفيك من رسم الرسو.'],
  ['zh', '如您已缴费，请忽略本通知。'],
  ['ja', 'お支払い済みの場合はご容赦ください。'],
]

describe('calm words', () => {
  it.each([...severability, ...notAgreed, ...freeing])(
    'take the alarm in %s out of: %s',
    async (code, text) => {
      const { patterns } = await loadLanguage(code)
      expect(text.search(patterns.calm)).toBeGreaterThanOrEqual(0)
    },
  )

  it.each(['There is no right to a second mooring.', 'If the mast breaks, we pay nothing.'])(
    'leave it in %j, which denies the reader something',
    async (text) => {
      const { patterns } = await loadLanguage('en')
      expect(text.search(patterns.calm)).toBe(-1)
    },
  )
})

const limitsOfOther: readonly Example[] = [
  ['en', 'The operator opens the locker only if there is a smell of gas.'],
  ['en', 'We never sell the list of berth holders.'],
  ['de', 'Der Betreiber öffnet den Schrank nur bei Gasgeruch.'],
  ['fr', "L'exploitant ne consulte la caméra que pour retrouver un bateau."],
  ['es', 'El operador consulta la cámara únicamente si falta un barco.'],
  ['it', 'La società consulta la telecamera solo se manca una barca.'],
  ['pt', 'A empresa consulta a câmara apenas se faltar um barco.'],
  ['nl', 'De beheerder bekijkt de camera alleen als er een boot mist.'],
  ['pl', 'Operator sprawdza nagrania tylko gdy zginie łódź.'],
  ['ru', 'Оператор просматривает записи только если пропала лодка.'],
  ['ar', 'الشركة لا تطلع على التسجيل إلا عند فقدان قارب.'],
  ['ar', 'للعضو إنهاء الاشتراك متى شاء.'],
  ['zh', '平台仅在船只丢失时查看录像。'],
  ['ja', '当社は、船が見当たらない場合に限り映像を確認します。'],
]

it.each(limitsOfOther)(
  'takes in %s a limit on the other side, or what the reader may, for mild: %s',
  async (code, text) => {
    expect(isMild(text, await loadLanguage(code))).toBe(true)
  },
)

/** What is let off or costs less than it might. */
const letOff: readonly Example[] = [
  ['en', 'The late fee for the berth was waived.'],
  ['en', 'A returned debit costs £9; we have waived it this time.'],
  ['en', 'We can spread the mooring over ten months at 0%, subject to status.'],
  ['en', 'If the crane fails you will pay only £80.'],
  ['de', 'Die Mahngebühr für den Liegeplatz wurde Ihnen erlassen.'],
  ['de', 'Fällt der Kran aus, zahlen Sie nur 80 €.'],
  ['fr', "Pour l'amarrage vous ne paierez que 80 €."],
  ['es', 'Se le ha condonado el recargo del amarre.'],
  ['it', 'Il posto barca si paga in dieci rate a tasso zero.'],
  ['pt', 'A multa do amarre foi perdoada.'],
  ['nl', 'De boete voor de ligplaats is kwijtgescholden.'],
  ['pl', 'Opłata za zwłokę została umorzona.'],
  ['ru', 'Пеня за причал была списана.'],
  ['ar', 'تم إعفاؤكم من غرامة التأخير.'],
  ['zh', '本次免收滞纳金。'],
  ['ja', '係留料は無利息の分割払いができます。'],
]

it.each(letOff)('takes in %s what is let off for mild: %s', async (code, text) => {
  expect(isMild(text, await loadLanguage(code))).toBe(true)
})

const saidMildly: readonly Example[] = [
  ['en', 'A torn sail is yours to pay for.'],
  ['en', 'If we hear nothing, we take it that you keep the berth.'],
  ['en', 'Later claims are not looked at.'],
  ['en', 'Repairs by others end the guarantee; a wrong oil voids the warranty.'],
  ['de', 'Den Rest des Liegegelds müssen Sie selbst zahlen.'],
  ['fr', "Passé ce jour, l'amarrage est repris."],
  ['es', 'El socio deberá devolver la llave y la ayuda.'],
  ['it', 'Il socio deve restituire il contributo.'],
  ['pt', 'O sócio deve devolver o subsídio.'],
  ['nl', 'U moet de bijdrage terugbetalen.'],
  ['pl', 'Członek musi zwrócić dotację.'],
  ['ru', 'Владелец лодки обязан вернуть субсидию.'],
  ['ar', 'يلتزم المشترك بدفع الفرق.'],
  ['zh', '超期停泊的，应另行支付占用费。'],
  ['ja', '会員は、補助金を返還しなければならない。'],
]

it.each(saidMildly)('knows in %s a burden that is said mildly: %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(burdensIn([text], language)[0]?.length).toBeGreaterThan(0)
})

it('counts what is destroyed or given up as a toll', async () => {
  const english = await loadLanguage('en')
  expect(tollIn('Running the winch dry destroys it.', english)).toBeGreaterThan(0)
  expect(tollIn('The claim can be paid back.', english)).toBe(0)
})
