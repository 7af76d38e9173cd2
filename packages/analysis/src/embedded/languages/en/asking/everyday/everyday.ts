import { business } from './business.ts'
import { common } from './common.ts'
import { consumer } from './consumer.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { money } from './money.ts'
import { offices } from './offices.ts'
import { paperwork } from './paperwork.ts'
import { work } from './work.ts'

/** Everyday questions that every language knows, and those that some do. */
export const everyday = [common, paperwork, work, home, money, health, offices, business, consumer]
  .map((questions) => questions.trim())
  .join('\n')
