import { roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { isCode } from '../../document/kinds/opening-lines.ts'
import type { Reading } from '../../document/read.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../lines/overlaps.ts'
import { inDocumentOrder } from '../points.ts'
import { priceOrTotal, spanOf } from './forms/sum-beside.ts'
import { partyRows } from './telling-rows.ts'

const opening = 4_000
const wordsOfRow = 22
const wordsOfAll = 45
const fewestTold = 2

const expected =
  'expected|estimated|planned|agreed|voraussichtliche[rs]?|geplante[rs]?|vereinbarte[rs]?|verwachte|geplande'
const labels = (words: readonly string[], unspaced: string): RegExp =>
  new RegExp(`^(?:(?:(?:${expected}) )?(?:${words.join('|')})|(?:${unspaced}))$`, 'iu')
/** What a contract is about, as the label of a row names it. */
const object = labels(
  [
    '(?:(?:the|your|rented|hired|leased|insured) )?(?:vehicle|car|make|make and model|model|item|items|goods|property|premises|venue|room|services?|course|programme|package|plan|trip|tour|destination|event|product|equipment|machine|subject(?: matter)?|description|job title|position|job|unit|pet|animal|section|area)',
    '(?:(?:das|der|die) )?(?:fahrzeug|marke(?: (?:und|/) (?:modell|typ))?|modell|kauf(?:gegenstand|sache|objekt)|miet(?:objekt|sache|gegenstand)|vertragsgegenstand|objekt|ware|leistung|veranstaltung|reise(?:ziel)?|kurs|tätigkeit|position|tarif|produkt|gerät)',
    '(?:véhicule|marque(?: et modèle)?|modèle|objet|bien|désignation|logement|local|prestation|destination|voyage|séjour|circuit|formule|poste|produit|matériel|section)',
    '(?:vehículo|marca(?: y modelo)?|modelo|objeto|inmueble|vivienda|local|servicio|destino|viaje|curso|puesto|producto|plan)',
    '(?:veicolo|marca(?: e modello)?|modello|oggetto|immobile|bene|servizio|destinazione|viaggio|corso|mansione|prodotto|sezione)',
    '(?:veículo|marca(?: e modelo)?|modelo|objeto|imóvel|serviço|destino|viagem|curso|função|produto|plano)',
    '(?:voertuig|merk(?: en (?:type|model))?|model|object|woning|dienst|bestemming|reis|cursus|functie|product|pakket)',
    '(?:pojazd|marka(?: i model)?|model|przedmiot(?: umowy)?|lokal|usługa|kierunek|kurs|stanowisko|produkt|pakiet)',
    '(?:автомобиль|марка(?:,| и)? модель|модель|предмет(?: договора)?|объект|помещение|услуга|товар|курс|должность|тариф)',
  ],
  '车辆|车型|标的物?|房屋|品名|商品名称|产品(?:名称)?|型号|项目(?:名称)?|岗位|服务内容|课程(?:名称)?|対象(?:物件|車両)?|車両|車名|物件(?:名)?|品名|商品(?:名)?|型式|業務(?:内容)?|件名|講座名|コース|المركبة|السيارة|الطراز|العقار|الموضوع|الوصف|الخدمة|المنتج',
)
/** From when until when it holds or takes place. */
const days = labels(
  [
    '(?:(?:subscription |cover |lease |rental |hire |tenancy |policy |contract |initial )?(?:start(?:s| date)?|begins|commencement(?: date)?|term|period|ends?(?: date)?|duration)|from|to|dates?(?: of (?:hire|travel|event|the event))?|departure|return|arrival|pick-?up|drop-?off|event date|delivery(?: date)?|check-in|check-out)',
    '(?:(?:\\p{L}*beginn|\\p{L}*ende|laufzeit|mietzeit|dauer|zeitraum|reise(?:zeit|datum)|abreise|anreise|rückgabe|übergabe|liefer(?:termin|datum)|veranstaltungs(?:tag|datum)))',
    "(?:début|fin|durée|période|dates?|départ|retour|arrivée|prise d['’]effet|livraison|restitution)",
    '(?:inicio|fin|duración|período|fechas?|salida|regreso|llegada|entrega|devolución)',
    '(?:inizio(?: frequenza)?|fine|durata|periodo|date?|partenza|ritorno|arrivo|consegna|riconsegna|decorrenza)',
    '(?:início|fim|duração|período|datas?|partida|regresso|chegada|entrega|devolução)',
    '(?:ingang(?:sdatum)?|start(?:datum)?|leveringsdatum|begin|einde|looptijd|duur|periode|vertrek|terugkeer|aankomst|levering)',
    '(?:początek|koniec|okres|czas trwania|termin(?:y)?|wyjazd|powrót|wydanie|zwrot|dostawa)',
    '(?:начало|окончание|срок(?: (?:действия|аренды|поставки))?|период|даты?|выезд|возвращение|поставка)',
  ],
  '期限|租期|租赁期|合同期|起止日期|服务期限?|交货(?:期|日期)|出发|返回|期間|契約期間|開始日|終了日|納期|出発日?|帰着日?|利用日|المدة|تاريخ (?:البدء|الانتهاء|التسليم)',
)

/** What a contract of rows is about, when it holds and what it costs; empty where its rows do not say what about. */
export function rowsOfContract(reading: Reading): Excerpt[] {
  const rows = reading.findings.filter(
    ({ unit }) => unit.kind !== 'sentence' && unit.start < opening && unit.words <= wordsOfRow,
  )
  const about = rows.find(
    ({ unit }) => object.test(unit.label) && /\p{L}{3}/u.test(unit.value) && !isCode(unit.value),
  )
  const dated = rows.filter(
    (row) => days.test(row.unit.label) && (holds(row, 'date') || holds(row, 'duration')),
  )
  const spans = (some: readonly (WeighedUnit | undefined)[]): Excerpt[] =>
    some.filter((row) => row !== undefined).map(spanOf)
  const [first, second] = dated
  const core = spans([about])
  const sums = priceOrTotal(reading).filter((sum) => !core.some((row) => overlaps(row, sum)))
  const hasEnough = [about, ...dated].filter(Boolean).length + sums.length >= fewestTold
  if ((about === undefined && first === undefined) || !hasEnough) return []
  const sides = spans(partyRows(reading.findings, reading.rules))
  const ways = [
    [...sides, ...core, ...spans([first, second]), ...sums],
    [...sides, ...core, ...spans([first]), ...sums],
    [...(about === undefined ? [] : sides), ...core, ...sums],
    [...core, ...spans([first, second]), ...sums],
  ].map(withoutRepeats)
  return inDocumentOrder(ways.find((way) => wordsOf(way) <= wordsOfAll) ?? ways.at(-1) ?? [])
}

function withoutRepeats(rows: readonly Excerpt[]): Excerpt[] {
  return rows.filter((row, at) => !rows.slice(0, at).some((other) => overlaps(row, other)))
}

function wordsOf(rows: readonly Excerpt[]): number {
  return rows.reduce((sum, { text }) => sum + roughWordCount(text), 0)
}

function holds({ values }: WeighedUnit, kind: ValueKind): boolean {
  return values.some((value) => value.kind === kind)
}
