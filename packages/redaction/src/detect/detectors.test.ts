import { describe, expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'
import { findBirthDates } from './find-birth-dates.ts'
import { findEmails } from './find-emails.ts'
import { findCompanies } from './names/find-companies.ts'
import { findPersons } from './names/find-persons.ts'
import { findCards } from './numbers/find-cards.ts'
import { findIbans } from './numbers/find-ibans.ts'
import { findIds } from './numbers/find-ids.ts'
import { findAccounts, findLabeledIds } from './numbers/find-labeled-ids.ts'
import { findPhones } from './numbers/find-phones.ts'
import type { Span } from './span.ts'

type Detector = (text: string) => Span[]

/** Each detector with texts in which `«»` are around what it has to find; those without hold nothing for it. */
const examples: readonly (readonly [string, Detector, readonly string[]])[] = [
  [
    'e-mail addresses',
    findEmails,
    [
      'Write to «h.marrow@marrowfinch.example», please.',
      '(«anna-lena.müller+miete@post.beispiel.example»)',
      'Sent by «a@b.co».',
      'Prices @ 5 EUR, user@localhost, @handle and a@b',
    ],
  ],
  [
    'people with Arabic names',
    findPersons,
    [
      'تم الاتفاق مع السيد «يوسف بن خليل الحداد» في دبي.',
      'المستأجرة: «سلمى القاضي»، هاتف',
      'وقد حضر «خالد الزهراني» شاهدا.',
      'يدفع المستأجر الإيجار في أول كل شهر إلى المؤجر.',
    ],
  ],
  [
    'people with Chinese and Japanese names, wherever they stand',
    findPersons,
    [
      '出租人：«陈国栋»\n租金由«陈国栋»收取。',
      '维修由«周»先生负责。',
      '貸主：«山本 健一»　電話 03',
      '修繕は«佐々木»様に連絡すること。',
      '出租人：海港置业有限公司\n每月租金为4200元。',
    ],
  ],
  [
    'people with Russian names',
    findPersons,
    [
      'Наниматель: «Григорьев Антон Павлович», телефон',
      'Договор составил «Е. Н. Мельников».',
      'Звоните: г-н «Лебедев».',
      'Плата составляет 38 000 рублей. Договор действует один год.',
    ],
  ],
  [
    'IBANs with right check digits',
    findIbans,
    [
      'IBAN «GB29 NWBK 6016 1331 9268 19», quoting UB-14',
      'auf «DE89370400440532013000» BIC COBADEFFXXX',
      '«FR14 2004 1010 0505 0001 3M02 606» chez',
      '«ES91 2100 0418 4502 0005 1332»',
      'IBAN GB29 NWBK 6016 1331 9268 18',
      'Order XX12 3456 7890 1234',
    ],
  ],
  [
    'payment cards',
    findCards,
    [
      'card «4111 1111 1111 1111» expires',
      'Amex «3782 822463 10005»',
      '«5555-5555-5555-4444»',
      'card 4111 1111 1111 1112',
      'part 1234567890123456',
    ],
  ],
  [
    'numbers of authorities',
    findIds,
    [
      'NHS «943 476 5919»',
      'NHS no. «9434765919»',
      'order 943 476 5918, ticket 9434765919',
      'NI number «AB 12 34 56 C»',
      'NI number BG 12 34 56 C',
      'Steuer-ID «86 095 742 719» und 86 095 742 718',
      'USt-IdNr. «DE136695976»',
      'n° «2 55 08 14 168 025 38» de sécurité sociale',
      'n° 2 55 08 14 168 025 39',
      'TVA «FR83 404 833 048»',
      'SIREN «732 829 320», total 732 829 320',
      'codice fiscale «RSSMRA85T10A562S»',
      'codice RSSMRA85T10A562T',
      'P. IVA «07643520567»',
      'DNI «12345678Z» y NIE «X1234567L»',
      'DNI 12345678A',
      'CIF «A58818501»',
      'BSN «111222333»',
      'nummer 111222333',
      'PESEL «44051401359»',
      'PESEL 44051401358',
      'NIF «501442600»',
      'BTW «BE0403.170.701», «NL123456789B01», «ATU12345678»',
      'SSN «123-45-6789»',
      'SSN 000-45-6789, 666-45-6789',
      'VAT «GB980780684»',
    ],
  ],
  [
    'numbers behind their label',
    findLabeledIds,
    [
      'passport number «533401872» (the “Tenant”)',
      'company number «07418862», acting',
      'Policy No.: «HB/2201-447/9»',
      'Kundennummer: «4711-0815».',
      'Aktenzeichen «12 C 3456/26»',
      'n° de contrat : «FR-99812-C»',
      'número de póliza «H-558-2091»',
      'section number 12, page no. 7, policy number to follow',
    ],
  ],
  [
    'accounts that are no IBAN',
    findAccounts,
    [
      'Account number: «31926819»',
      'sort code «60-16-13»',
      'Konto-Nr. «532013000»',
      'on account of rain',
    ],
  ],
  [
    'telephone numbers',
    findPhones,
    [
      'telephone «020 7946 0142»)',
      'tel. «01632 960 417».',
      'Mobil «0171-2345678»',
      'call «(212) 555-0147» today',
      'or «+49 221 9876543», «+33 6 12 34 56 78»',
      'móvil «612 345 678»',
      'Fälligkeit 01.02.2027 und 850,00 EUR',
      'Invoice 2027-01-12, total 1,250,000.00, pages 12-14',
      'version 1.2.3.4, part 123456789',
    ],
  ],
  [
    'postal addresses',
    findAddresses,
    [
      'at «Unit B, 14 Quay Street, Port Alder» since',
      'of «7 Orchard Road, Milton Ferry, MF3 9QT»;',
      'to «1180 Harbor Avenue, Suite 4, Salem, OR 97301»',
      'wohnhaft «Lindenstraße 14, 50674 Köln», geboren',
      '«Am Bahndamm 7a, 50678 Köln»',
      'demeurant «12 bis, rue des Tanneurs, 69002 Lyon»',
      'domiciliada en «Calle Mayor, 14, 3.º B, 28013 Madrid»',
      'sede in «Via Garibaldi 8, 20121 Milano»',
      'Address: «The Old Mill, Stow»',
      'Section 14 of the Lease; 3 Months; in the year 2027',
      'Seite 14, Absatz 2',
    ],
  ],
  [
    'days of birth',
    findBirthDates,
    [
      'born on «3 May 1961» in',
      'Date of birth: «03/04/1990»',
      'geboren am «03.04.1961»',
      'née le «4 mars 1988»',
      'nacido el «3 de mayo de 1970»',
      'beginning on 1 March 2027',
    ],
  ],
  [
    'companies',
    findCompanies,
    [
      '(1) «Marrow & Finch Properties Limited», company',
      '«TIDELINE CERAMICS LIMITED», acting',
      'Die «Nordwind GmbH & Co. KG» ist',
      'la société «Ateliers du Port SARL», au capital',
      'bailleur : «SCI Les Tilleuls»,',
      'y «Construcciones Vega, S.L.», con',
      'The Limited Partnership is limited. TERMS SE AGREED',
    ],
  ],
  [
    'people',
    findPersons,
    [
      'Ms «Marrow» agrees',
      'signed by Dr. «Ines Halvorsen», physician',
      'Frau «Annegret Wollenschläger», wohnhaft',
      'Patient: «Oluwaseun Adebayo-Hart»',
      'Mieter: «Yıldırım»',
      'acting by its director «Zoltan Quiles-Berg» (the',
      'représentée par son gérant, «Maëlys Kerguelen», ci-après',
      'con D. «Íñigo Zubizarreta», y',
      'with «Helena Marrow» and Okafor, «Joseph Obi»',
      'Yours sincerely,\n\n«Wren Castellane»\nProperty Manager',
      'Mit freundlichen Grüßen\n«Tjark Olufsen»',
      'gérant, M. «Ewen Le Goff», et',
      'Dear «Sunniva»,',
      'The Tenant shall pay the Landlord. Name: to be agreed',
      'Dear Sir or Madam,\nRent is due.\nKind regards',
    ],
  ],
]

const cases = examples.flatMap(([name, find, texts]) =>
  texts.map((text) => [name, text, find] as const),
)

describe('a detector', () => {
  it.each(cases)('of %s: %s', (_, text, find) => {
    const plain = text.replace(/[«»]/gu, '')
    const found = new Set(find(plain).map(({ start, end }) => plain.slice(start, end)))
    const wanted = new Set([...text.matchAll(/«([^»]*)»/gu)].map((match) => match[1]))
    expect(found).toEqual(wanted)
  })
})
