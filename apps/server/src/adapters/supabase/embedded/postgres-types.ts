import pg from 'pg'

type Parse = (text: string) => unknown

const { builtins } = pg.types

/** Read as they are sent, so that no digit and no time zone is lost. */
const asText = new Set<number>([
  builtins.DATE,
  builtins.TIME,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INTERVAL,
  builtins.TIMETZ,
])

/** Array types, which the driver has no names for, and what they hold. */
const elements: Readonly<Record<number, number>> = {
  199: builtins.JSON,
  1000: builtins.BOOL,
  1002: builtins.CHAR,
  1003: 19,
  1005: builtins.INT2,
  1007: builtins.INT4,
  1009: builtins.TEXT,
  1014: builtins.BPCHAR,
  1015: builtins.VARCHAR,
  1016: builtins.INT8,
  1021: builtins.FLOAT4,
  1022: builtins.FLOAT8,
  1028: builtins.OID,
  1115: builtins.TIMESTAMP,
  1182: builtins.DATE,
  1183: builtins.TIME,
  1185: builtins.TIMESTAMPTZ,
  1187: builtins.INTERVAL,
  1231: builtins.NUMERIC,
  1270: builtins.TIMETZ,
  2951: builtins.UUID,
  3807: builtins.JSONB,
}

/** How the embedded API reads what PostgreSQL sends. */
export const apiTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => {
    const element = elements[oid]
    return element === undefined ? parserOf(oid) : arrayParser(parserOf(element))
  },
}

function parserOf(oid: number): Parse {
  if (oid === builtins.INT8) return parseInt8
  if (oid === builtins.NUMERIC) return parseNumeric
  return asText.has(oid) ? (text) => text : pg.types.getTypeParser(oid)
}

function arrayParser(parse: Parse): Parse {
  const textArray: number = 1009
  const split: Parse = pg.types.getTypeParser(textArray)
  const parseAll = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(parseAll)
    return typeof value === 'string' ? parse(value) : null
  }
  return (text) => parseAll(split(text))
}

function parseInt8(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

function parseNumeric(text: string): number | string {
  const value = Number(text)
  return String(value) === text ? value : text
}
