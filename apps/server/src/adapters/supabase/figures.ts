import { z } from 'zod'
import type { Figures } from '../../services/ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'

const count = z.int().nonnegative()
const figures = z.object({
  accounts: count,
  documents_left: count,
  analyses_running: count,
  payments_open: count,
  payments_not_granted: count,
  emails_pending: count,
  emails_given_up: count,
})

/** What an operator watches. Throws `not_ready` while the database is away. */
export function readFigures(run: RunFunction): Promise<Figures> {
  return callFunction(run, 'operator_figures', {}, figures)
}
