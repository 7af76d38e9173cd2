import { degrees, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { mappedPdf } from '../../../../../test/mapped-pdf.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf, type Write } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (...pages: readonly Draw[]) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(...pages)), { openPdf: openNodePdf })).content

const mapped = async (lines: readonly string[]) => {
  const pieces = lines.map((text, index) => ({ text, x: 50, y: 700 - index * 15 }))
  return (await readPdf(fileOf('a.pdf', mappedPdf(pieces)), { openPdf: openNodePdf })).content
}

describe('words broken at line ends', () => {
  it.each([
    ['a hyphen', '-'],
    ['a typographic hyphen', '\u2010'],
    ['a control character of some fonts', '\u0002'],
    ['a noncharacter of some fonts', '\ufffe'],
  ])('are whole again after %s', async (_, hyphen) => {
    const content = await mapped([
      `the tenant may not sublet the prem${hyphen}`,
      'ises without the consent of the land-',
      'lord, who answers within 14 days of it.',
    ])
    expect(content).toBe(
      'the tenant may not sublet the premises without the consent of the landlord, who answers within 14 days of it.',
    )
  })

  it('lose their hyphen before a capital letter where the document writes them without one', async () => {
    const content = await read(
      column(
        [
          'The service is called HarborMaster and it',
          'is sold on the Anglo-American market. Harbor-',
          'Master is not sold elsewhere, say the Anglo-',
          'American owners, and HarborMaster stays so.',
        ],
        50,
        700,
      ),
    )
    expect(content).toContain('market. HarborMaster is not sold')
    expect(content).toContain('the Anglo-American owners')
  })
})

describe('accents drawn before their letters', () => {
  it('make one letter with them', async () => {
    const content = await read(async (page, _write, document) => {
      const font = await document.embedFont(StandardFonts.TimesRoman)
      let x = 50
      const put = (text: string, back = 0, rise = 0) => {
        page.drawText(text, { x: x - back, y: 700 + rise, size: 12, font })
        x += font.widthOfTextAtSize(text, 12) - back
      }
      put('Die Miete f\u00a8')
      put('ur den Monat ist f\u00a8', 5)
      put('allig. ', 5)
      put('\u00a8', 0, 2)
      put('Uber die H\u00a8', 6.5)
      put('ohe von 20 \u00a8 entscheidet das Caf\u00b4', 5)
      put('e.', 5)
    })
    expect(content).toBe(
      'Die Miete f\u00fcr den Monat ist f\u00e4llig. \u00dcber die H\u00f6he von 20 \u00a8 entscheidet das Caf\u00e9.',
    )
  })
})

describe('notes', () => {
  it('are parted from their number', async () => {
    const content = await read((_page, write) => {
      write('The rent is due on the first day of the month.', 50, 700)
      write('3', 50, 103, 6)
      write('Bank holidays excepted.', 53.5, 100, 9)
    })
    expect(content).toContain('\u00b3 Bank holidays excepted.')
  })

  it('at the foot of a column leave heading and paragraph together', async () => {
    const content = await read((page, write) => {
      write('Deliveries', 50, 730, 18)
      column(
        [
          'The supplier sends the goods as soon as',
          'they are made and bears the risk of the',
          'journey until they have been handed to the',
        ],
        50,
        700,
      )(page, write)
      write('* Written by the author for the journal.', 50, 640, 8)
      column(
        [
          'carrier of the customer in good order.',
          'Whatever is damaged on the way will be',
          'replaced by the supplier at no charge.',
        ],
        320,
        700,
      )(page, write)
    })
    expect(content).toMatch(/^Deliveries\n\nThe supplier sends .* handed to the carrier of /)
    expect(content.endsWith('* Written by the author for the journal.')).toBe(true)
  })
})

describe('tables without lines', () => {
  it('keep each row together where its cells, of several lines, were drawn one by one', async () => {
    const content = await read((page, write) => {
      const row = (top: number, ...cells: readonly (readonly string[])[]) => {
        for (const [index, lines] of cells.entries())
          column(lines, [50, 90, 220, 320][index] ?? 0, top)(page, write)
      }
      row(700, ['No.'], ['Action'], ['Who'], ['By'])
      row(
        680,
        ['A1'],
        ['Inspect throttle', 'cables, report', 'to the chair'],
        ['M', 'Kereama'],
        ['26 May', '2025'],
      )
      row(630, ['A2'], ['Write a report'], ['B', 'Allardyce'], ['5 September', '2025'])
      row(595, ['A3'], ['Obtain confirma-', 'tion of the loan'], ['O Teague'], ['10 October'])
    })
    expect(content.split('\n')).toEqual([
      'No. | Action | Who | By',
      'A1 | Inspect throttle cables, report to the chair | M Kereama | 26 May 2025',
      'A2 | Write a report | B Allardyce | 5 September 2025',
      'A3 | Obtain confirmation of the loan | O Teague | 10 October',
    ])
  })

  it('keep a row with a cell of two lines apart from those above, which were drawn after it', async () => {
    const content = await read((_page, write) => {
      const row = (left: string, right: string, y: number) => {
        write(left, 50, y)
        write(right, 200, y)
      }
      row('cherry', 'walnut', 670)
      row('damson', 'acorn', 655)
      write('chestnut', 200, 640)
      row('apple', 'almond', 700)
      row('banana', 'pecan', 685)
    })
    expect(content.split('\n')).toEqual([
      'apple banana cherry | almond pecan walnut',
      'damson | acorn chestnut',
    ])
  })

  it('keep labels with their values where both are in lower case', async () => {
    const content = await read((page, write) => {
      column(['name of file:', 'stretch:', 'color:'], 50, 700)(page, write)
      column(['lease', 'five and more', 'red'], 220, 700)(page, write)
    })
    expect(content).toBe('name of file: | lease\nstretch: | five and more\ncolor: | red')
  })

  it('are not made of columns of prose', async () => {
    const prose = (topic: string) => [
      `The ${topic} is described in`,
      'a few short lines that stand',
      'in a column of their own.',
    ]
    const content = await read((page, write) => {
      for (const [side, topics] of [
        ['rent', 'lease'],
        ['roof', 'garden'],
      ].entries()) {
        for (const [index, topic] of topics.entries())
          column(prose(topic), 50 + side * 250, 700 - index * 60)(page, write)
      }
    })
    expect(content).not.toMatch(/[|\t]/)
    expect(content.indexOf('The lease is')).toBeLessThan(content.indexOf('The roof is'))
  })

  it('are not made of the words of a line that is spread over a narrow column', async () => {
    const content = await read((_page, write) => {
      write('Administration', 50, 700)
      write('Controlled', 171, 700)
      write('Substances', 270, 700)
      write('and their numbers are listed in the schedule here', 50, 685)
      write('below for everyone who has to do with the goods.', 50, 670)
    })
    expect(content).toMatch(/^Administration Controlled Substances and their numbers/)
  })
})

describe('headers and footers', () => {
  const lines = (topic: string) => [
    `The ${topic} is kept by the tenant in good`,
    'order at all times and is given back in the',
  ]

  it('that change from page to page do not tear a sentence', async () => {
    const content = await read(
      (page, write) => {
        column([...lines('house'), 'state in which it has been found by the'], 50, 700)(page, write)
        write('Of the house', 50, 30)
      },
      (page, write) => {
        write('Of the garden', 50, 780)
        column(['tenant on the first day of the lease.', ...lines('garden')], 50, 700)(page, write)
      },
    )
    expect(content).toContain('found by the tenant on the first day')
    expect(content).toContain('Of the house')
    expect(content).toContain('Of the garden')
  })

  it('with a piece over each column do not stand between the columns', async () => {
    const content = await read((page, write) => {
      write('The Lease Act', 50, 730)
      write('Part 12', 500, 730)
      column([...lines('house'), 'state in which it has been found by the'], 50, 700)(page, write)
      column(['tenant on the first day of the lease.', ...lines('garden')], 320, 700)(page, write)
    })
    expect(content).toMatch(/^The Lease Act\tPart 12\n/)
    expect(content).toContain('found by the tenant on the first day')
  })

  it('are kept where pages say little else', async () => {
    const sample = (font: string) => (page: unknown, write: Write) => {
      write(`Sample of ${font}`, 50, 700)
      column(
        ['The quick brown fox jumps over', 'the lazy dog, 0123456789 times.'],
        50,
        680,
      )(page, write)
    }
    const content = await read(...['Times', 'Courier', 'Helvetica', 'Symbol'].map(sample))
    expect(content.match(/quick brown fox/g)).toHaveLength(4)
    expect(content.match(/lazy dog/g)).toHaveLength(4)
  })
})

describe('lines that follow each other closely', () => {
  it('are clauses of their own where their numbers go on', async () => {
    const content = await read(
      column(
        [
          '16.1 This agreement is the whole agreement of the',
          'parties, replacing the letter and whatever was said then.',
          '16.2 Changes are valid only in writing and signed by both.',
          '17. Notices are sent by courier or by registered mail to the',
          'contact that is named in the schedule.',
        ],
        50,
        700,
      ),
    )
    expect(content.split('\n')).toEqual([
      '16.1 This agreement is the whole agreement of the parties, replacing the letter and whatever was said then.',
      '16.2 Changes are valid only in writing and signed by both.',
      '17. Notices are sent by courier or by registered mail to the contact that is named in the schedule.',
    ])
  })

  it('are rows of their own where each begins with a label', async () => {
    const rows = [
      'Landlord: Harriet Albright, 6 Tobacco Field, Bristol BS1 4QB',
      'Represented by: Domroes and Partners, 112 Foundry Street, Bristol',
      'Tenant: Peter Lindquist, 83 Dolphin Street, Bristol',
    ]
    expect((await read(column(rows, 50, 700))).split('\n')).toEqual(rows)
  })

  it('hold no cells where text runs through above and below a wide space', async () => {
    const content = await read((page, write) => {
      column(['The tenant keeps the house and the garden in good order at'], 50, 700)(page, write)
      write('all times of the year.', 50, 685)
      write('The landlord pays for the roof and', 195, 685)
      column(['the walls of it, and for whatever else is held up by them.'], 50, 670)(page, write)
    })
    expect(content).toContain('of the year. The landlord pays for the roof and the walls')
  })
})

describe('turned pages', () => {
  it('are read along their lines', async () => {
    const lines = ['The tenant gives back the keys on the', 'last day of the term of the lease.']
    const content = await read(async (page, _write, document) => {
      const font = await document.embedFont(StandardFonts.Helvetica)
      page.setRotation(degrees(90))
      for (const [index, line] of lines.entries())
        page.drawText(line, { x: 100 + index * 15, y: 50, size: 12, font, rotate: degrees(90) })
    })
    expect(content).toBe(lines.join(' '))
  })
})

it('joins an address that was broken at a line end', async () => {
  const content = await mapped([
    'write to the keeper of the list at keeper@lists.harbour.',
    'example or read what is said at https://harbour.example/',
    'rules before you come. ask him at ten.',
    'he is there each day until noon.',
  ])
  expect(content).toContain('keeper@lists.harbour.example or read')
  expect(content).toContain('https://harbour.example/rules before you come.')
})
