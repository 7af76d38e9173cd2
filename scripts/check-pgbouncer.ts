/**
 * Runs the tests of everything that is kept on PostgreSQL with PgBouncer in transaction mode in between: `npm run
 * check:pgbouncer`. Needs the program `pgbouncer`.
 */
import { printOutcomes } from './reporting/outcome.ts'
import { runVitest } from './runners.ts'

const files = ['postgres', 'two-processes', 'shared-limits', 'readiness'].map(
  (name) => `apps/server/test/data/${name}.test.ts`,
)
process.env['PRECIS_TEST_PGBOUNCER'] = 'on'
process.exit(printOutcomes([await runVitest(['--project=server', ...files])]))
