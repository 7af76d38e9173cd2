import { openDatabase } from '../../../src/adapters/supabase/open-database.ts'
import { testDatabaseOptions } from './test-database.ts'

// A process of its own: opens the database, then writes payments and says so, until it is killed.
const [dataDir, databaseUrl] = process.argv.slice(2)
try {
  const database = await openDatabase({ ...testDatabaseOptions(dataDir ?? ''), databaseUrl })
  const secret = Buffer.from(await database.secret('document-hash')).toString('hex')
  process.stdout.write(`ready ${database.supabase.publishableKey} ${secret}\n`)
  for (let count = 0; databaseUrl === undefined || count < 20; count += 1) {
    const transactionId = `payment_${process.pid}_${Date.now()}_${count}`
    await database.payments.record({
      transactionId,
      userId: '22222222-2222-4222-8222-222222222222',
      provider: 'test',
      amountCents: 500,
      currency: 'usd',
      documents: 10,
      validityDays: null,
      url: 'http://localhost:3000/checkout/test',
    })
    process.stdout.write(`${transactionId}\n`)
  }
  await database.close()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`)
  process.exit(1)
}
