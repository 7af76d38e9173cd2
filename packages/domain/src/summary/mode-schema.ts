import * as z from 'zod/mini'
import { analysisModes } from './modes.ts'

export const analysisModeSchema = z.enum(analysisModes)
