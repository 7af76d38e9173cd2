import type { AppError } from './errors.ts'

const brand: AppError['brand'] = 'precis.AppError'

/** True for an `AppError` of any realm or bundle: the brand decides, not `instanceof`. */
export function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && 'brand' in value && value.brand === brand
}
