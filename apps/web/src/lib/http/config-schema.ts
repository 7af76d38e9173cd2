export { publicConfigSchema } from '@precis/domain'
