import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function purposeOf(content: string): Promise<string> {
  return (await engine.summarize({ content, mode: 'general' })).mainPurpose
}

describe('what a paper is for, as one would tell a colleague', () => {
  it('tells of a will who gets what is left, and no sum that it names in passing', async () => {
    const will = `LAST WILL AND TESTAMENT\n\nI, Ada Lind, of 4 Quay Row, Orme, declare this to be my last will.\n\n1. I give my boat to Per Noor.\n\n2. The rent of the boathouse, $900 a year, is income of the estate. It is paid in May.\n\n3. The rest of my property I give to my sister Eva Lind.`
    const told = await purposeOf(will)
    expect(told).toContain('my sister Eva Lind')
    expect(told).not.toContain('$900')
  })

  it('tells of an award what it is about and the largest sum that it orders', async () => {
    const award = `IN THE MATTER OF AN ARBITRATION\n\nTALLOW LTD Claimant\nREED INC. Respondent\n\nFINAL AWARD\n\n1. By a contract dated 4 May 2025 Reed agreed to build a slipway.\n\n2. I was appointed on 3 June 2026. The hearing took place in Orme.\n\n3. Interest on the sum runs at 4 percent a year, which comes to $1,200.00.\n\nI AWARD AND DIRECT as follows:\n\nA. Reed shall pay interest of $1,200.00.\n\nB. Reed shall pay Tallow $88,000.00 for the slipway.\n\nC. All of the above, $89,200.00, is payable by 1 July 2027.`
    const told = await purposeOf(award)
    expect(told).toContain('By a contract dated 4 May 2025')
    expect(told).toContain('$88,000.00 for the slipway')
    expect(told).not.toMatch(/appointed|interest|All of the above/iu)
  })

  it('tells of a dismissal that somebody is dismissed, not that a meeting was held', async () => {
    const letter = `Tallow & Reed Ltd\n7 Ferry Row\n\nDear Ian\n\nOutcome of consultation: redundancy\n\nI write following our last meeting on 3 May 2027, which you attended with your union. I am sorry to have to confirm that your post of rigger has been made redundant.\n\nYours sincerely\nJ. Reed`
    const told = await purposeOf(letter)
    expect(told).toContain('your post of rigger has been made redundant')
    expect(told).not.toContain('I write following')
  })

  it('takes what a medicine is used for, though a list goes on with it, before what it contains', async () => {
    const leaflet = `Package leaflet: Information for the patient\n\nOrminol 5 mg tablets\n\nThis will allow us to find new risks soon.\n\nOrminol contains ormin, which belongs to a group of medicines called ormates.\n\nOrminol is used in adults to prevent attacks of gout\n• after a first attack, or\n• before an operation.\n\nDo not take it with milk.`
    const told = await purposeOf(leaflet)
    expect(told).toContain('is used in adults to prevent attacks of gout')
    expect(told).not.toContain('This will allow')
  })

  it('tells of a post what it is, what it pays and until when to apply', async () => {
    const advertisement = `ORME HARBOR COMPANY\n\nWe are hiring\n\nCRANE OPERATOR (TWO POSTS)\n\nOrme is a small port that handles timber and feed.\n\nSalary | £31,000 – £34,000\nHours | 37 a week\nClosing date | 4 June 2027\n\nHow to apply: send your CV to jobs@orme.example.`
    expect(await purposeOf(advertisement)).toBe(
      'CRANE OPERATOR (TWO POSTS) – Salary: £31,000 – £34,000 – Closing date: 4 June 2027',
    )
    expect(await engine.title({ content: advertisement })).toBe('CRANE OPERATOR (TWO POSTS)')
  })

  it('tells an announcement whole that is set over several lines, and no line with the place and the day', async () => {
    const notice = `Orme Boat Club\n\nOrme, 3 May 2027\n\nNOTICE OF THE ANNUAL MEETING\n\nWe inform you that the annual meeting of the club will be held on\n\nThursday 10 June 2027 at 7 pm\nin the hall of the school, 4 Weir Road.\n\nMembers vote by hand.`
    const told = await purposeOf(notice)
    expect(told).toContain(
      'will be held on Thursday 10 June 2027 at 7 pm in the hall of the school',
    )
    expect(told).not.toContain('Orme, 3 May 2027')
  })

  it('says of a claim what is claimed, not a part of it', async () => {
    const claim = `Marsh Solicitors\n\nDear Sirs\n\nLetter before claim: four pumps\n\nOur client must pay a cost of £27,000 to replace them. We are instructed to claim £34,000 from you.\n\nYours faithfully`
    expect(await purposeOf(claim)).toContain('We are instructed to claim £34,000 from you.')
  })

  it('tells of a bill its sum and by when to pay it, before how it was reckoned', async () => {
    const bill = `Finanzamt Ormsee\n\nBescheid für 2026 über Einkommensteuer\n\nDer Bescheid ergeht teilweise vorläufig.\n\nFestgesetzt werden    2.000,00\nSumme der Nachzahlung    310,00\n\nBitte zahlen Sie spätestens bis zum 29.12.2027 auf das unten genannte Konto.`
    const told = await purposeOf(bill)
    expect(told).toContain('Summe der Nachzahlung: 310,00')
    expect(told).toContain('29.12.2027')
  })

  it('tells of a stay in hospital who was there and when, beside why', async () => {
    const note = `NOTA DE ALTA\n\nNome: Ana Lund\nData de internamento: 28/09/2027\nData de alta: 09/10/2027\n\nDIAGNÓSTICO PRINCIPAL\nFratura do pulso direito, operada neste internamento.\n\nA doente deve voltar em duas semanas.`
    const told = await purposeOf(note)
    for (const part of ['Ana Lund', '28/09/2027', '09/10/2027', 'Fratura do pulso direito'])
      expect(told).toContain(part)
  })

  it('takes no heads and names of two columns for labels and values', async () => {
    const contract = `CONTRATO DE ALQUILER DE BARCO\n\nARRENDATARIO                 SEGUNDO PATRÓN\nAna Lund Vega                Per Noor Gil\nNacida el 03/05/1988         Nacido el 19/11/2001\n\nEl arrendador alquila el barco «Marea» al arrendatario. El precio es de 600 euros.`
    const told = await purposeOf(contract)
    expect(told).not.toMatch(/SEGUNDO PATRÓN|Per Noor|Nacid/u)
  })

  it('leaves out that a contract follows below, and who is meant by you', async () => {
    const contract = `ДОГОВОР № 7\nоб оказании услуг\n\nООО «Орма» (далее – Исполнитель) и гражданин Лунд (далее – Заказчик) заключили договор о нижеследующем.\n\n1. Предмет договора\n\nИсполнитель предоставляет Заказчику причал для лодки, а Заказчик оплачивает услуги.\n\nСрок договора составляет один год.`
    const told = await purposeOf(contract)
    expect(told).toContain('предоставляет Заказчику причал')
    expect(told).not.toContain('о нижеследующем')
  })

  it('tells of minutes no decision that was put off, nor how to fight one', async () => {
    const minutes = `MINUTES OF THE MEETING OF ORME BOAT CLUB\n\nPresent: A. Lind, P. Noor\n\nThe new pontoon. It was resolved to defer the purchase for £9,000 to the October meeting.\n\nThe hut. It was resolved to accept the offer of Reed Ltd at £1,600 for the roof.\n\nIt was resolved that decisions may be challenged within 30 days before the court.`
    expect(await purposeOf(minutes)).toContain('to accept the offer of Reed Ltd at £1,600')
  })

  it('takes no heading in front of its paragraph for a sentence', async () => {
    const audit = `INTERNAL AUDIT REPORT\nKeys and cards\n\nWhy we did this audit. The plan called for it because keys were lost. Our objective was to determine whether keys are handed out with care.\n\nWhat we found. Most keys were in place.`
    const told = await purposeOf(audit)
    expect(told).toContain('Our objective was to determine whether keys are handed out with care.')
    expect(told).not.toContain('Why we did this audit.')
  })
})

describe('the one fact that matters most', () => {
  it('says of a fine what was done wrong, though it was done without something', async () => {
    const fine = `ORME DISTRICT COUNCIL\nPENALTY CHARGE NOTICE\n\nThe vehicle was seen parked in a bay for residents without a permit.\n\nA penalty charge of £70 must be paid within 28 days.`
    expect(await purposeOf(fine)).toContain('parked in a bay for residents without a permit')
  })

  it('says what the plan of a statement is worth now', async () => {
    const statement = `Weir Mutual\nAnnual statement 2027\n\nDear Mr Cobb\n\nValue of your plan last year: £61,204\nYou paid in: £1,920\nValue of your plan now: £68,840\n\nIf you go on as now you could get £5,140 a year from age 67. This is not guaranteed.`
    expect(await purposeOf(statement)).toContain('Value of your plan now: £68,840')
  })

  it('says what a laboratory comes to where nothing is called a diagnosis', async () => {
    const report = `WEIR LABORATORIES\nReport no. 27-4410\n\nPatient: Ian Cobb\nSample taken: 3 May 2027\n\nTest | Result | Reference range\nHaemoglobin | 10.1 | 13.0 - 17.0\n\nComment: The findings fit a lack of iron.`
    const told = await engine.summarize({ content: report, mode: 'general' })
    expect(told.documentType).toBe('Medical report')
    expect(told.mainPurpose).toContain('Comment: The findings fit a lack of iron.')
  })

  it('says when the power is cut, not why', async () => {
    const notice = `Orme Grid\n\nPlanned power cut in Weir Road\n\nWe are replacing the transformer at Mill Lane. The electricity will be switched off\n\non Tuesday 18 May 2027\nfrom 8.30 am to about 2 pm.\n\nPlease switch off computers beforehand.`
    expect(await purposeOf(notice)).toContain(
      'The electricity will be switched off on Tuesday 18 May 2027 from 8.30 am to about 2 pm.',
    )
  })

  it('titles a record of a decision by its title, and a letter without a subject by its kind', async () => {
    const record =
      '# ADR 7: Keep orders in one place\n\nStatus: accepted\n\n## Context\n\nOrders were lost twice.\n\n## Decision\n\nWe will keep all orders in one database.'
    expect(await engine.title({ content: record })).toBe('ADR 7: Keep orders in one place')
    const letter =
      '12 Weir Road\nOrme\n\nHazel Danby\nDanby Joinery Ltd\n\nDear Hazel\n\nI am writing to give you one month’s notice. My last day will be 4 June 2027.\n\nYours sincerely\nOwen Pell'
    expect(await engine.title({ content: letter })).toBe('Notice of termination')
  })

  it('says of a newsletter whose it is and what is next, not its first piece of news', async () => {
    const newsletter = `Orme Allotment Society\nNEWSLETTER - Spring 2027\n\nAfter a wet winter the lower plots are drying out at last.\n\nDates\nSeed swap: Saturday 10 April 2027\nAnnual meeting: Thursday 6 May 2027`
    expect(await purposeOf(newsletter)).toBe(
      'Orme Allotment Society – NEWSLETTER - Spring 2027 – Seed swap: Saturday 10 April 2027 – Annual meeting: Thursday 6 May 2027',
    )
  })

  it('tells of an inspection what it came to, of a letter what was decided, and thanks nobody', async () => {
    const inspection = `REED PLAY SAFETY\n\nANNUAL MAIN INSPECTION\n\nClient: Orme Parish Council\nDate of inspection: 4 April 2027\nInspector: D. Lind\n\n1. Summary\n\nOverall: the play area may remain open except for the swing, which was taped off on the day of the inspection.\n\nThe chains were measured. Our liability is limited to the fee paid.`
    expect(await purposeOf(inspection)).toContain('may remain open except for the swing')
    const { conclusions } = await engine.summarize({ content: inspection, mode: 'general' })
    expect(conclusions.join(' ')).not.toContain('liability')
    const letter = `Orme Nursery\n\n4 May 2027\n\nDear parents,\n\nChanges to fees from 1 September 2027\n\nFirst of all, thank you for a wonderful summer fair. Together you raised £900 for the kitchen.\n\nOur costs have risen. The trustees have therefore decided to raise our fees by a tenth.\n\nYours sincerely\nIda Lind`
    const told = await purposeOf(letter)
    expect(told).toContain('decided to raise our fees')
    expect(told).not.toMatch(/thank you|raised £900/u)
  })

  it('tells of a thread what was agreed in the end', async () => {
    const mail = (from: string, to: string, day: string, text: string): string =>
      `From: ${from} <${from.toLowerCase()}@orme.example>\nTo: ${to} <${to.toLowerCase()}@orme.example>\nDate: ${day}\nSubject: Catalog\n\n${text}`
    const first = mail(
      'Ida',
      'Per',
      'Mon, 3 May 2027 09:14',
      'Dear Per,\n\nI hope the press has settled in. We would like 700 copies of the catalog by 20 June, and we need a price by Thursday. Our budget is £7,500 without tax, and the trustees meet on Friday.\n\nIda',
    )
    const last = mail(
      'Per',
      'Ida',
      'Wed, 5 May 2027 10:20',
      'Dear Ida,\n\nagreed, then:\n\n1. 700 copies with flaps at £7,900 net, delivered on 16 June.\n2. Files by 11 May. If they are late we cannot start the cover.\n\nPlease send me the signed order form by Friday, otherwise I cannot order the paper at this price.\n\nPer',
    )
    const { mainPurpose, risks, recommendations } = await engine.summarize({
      content: `${first}\n\n----------------------------------------\n\n${last}`,
      mode: 'general',
    })
    expect(mainPurpose).toContain('700 copies with flaps at £7,900')
    expect(mainPurpose).not.toContain('I hope')
    expect([...risks, ...recommendations].join(' ')).not.toContain('agreed, then')
  })
})
