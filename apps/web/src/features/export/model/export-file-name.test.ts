import { exportFormats } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { exportFileName } from './export-file-name.ts'

describe('exportFileName', () => {
  it('lowers the title and replaces everything but letters and digits', () => {
    const [brief] = exportFormats
    const notes = exportFormats.find((format) => format.id === 'markdown-notes')
    if (!brief || !notes) throw new Error('formats are missing')
    expect(exportFileName('Lease, Unit B', brief)).toBe('lease__unit_b_executive-brief.txt')
    expect(exportFileName('Lease', notes)).toBe('lease_markdown-notes.md')
    expect(exportFileName('Lease', brief, 'docx')).toBe('lease_executive-brief.docx')
  })

  it('keeps letters of every script, and names that a system can hold', () => {
    const [brief] = exportFormats
    if (!brief) throw new Error('formats are missing')
    expect(exportFileName('Müllers Straße/2.', brief)).toBe('müllers_straße_2__executive-brief.txt')
    expect(exportFileName('عقد إيجار', brief)).toBe('عقد_إيجار_executive-brief.txt')
    expect(exportFileName('租赁合同 🎉', brief)).toBe('租赁合同___executive-brief.txt')
    expect(exportFileName('हिन्दी', brief)).toBe('हिन्दी_executive-brief.txt')
    const long = exportFileName('租'.repeat(300), brief, 'docx')
    expect(encodeURIComponent(long).replace(/%../g, '.').length).toBeLessThanOrEqual(255)
    expect(long).toMatch(/^租+_executive-brief\.docx$/u)
  })
})
