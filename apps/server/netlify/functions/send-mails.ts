export { sendDueEmails as default } from '../serve.ts'

export const config = { schedule: '*/5 * * * *' }
