import { maxNameCharacters } from '@precis/domain'
import { z } from 'zod'
import { refuse, refuseAs } from './answers.ts'
import type { GatewayRequest } from './gateway-request.ts'
import { isReadQuery, readableColumns } from './readable-rows.ts'

type Handle = (request: GatewayRequest) => Promise<Response>

const plain = 'application/json'
const accepted = [plain, 'application/vnd.pgrst.object+json']
const preferred = ['return=minimal', 'return=representation', 'count=exact']

/** Reads rows of a table; row-level security says which. */
export function readRows(table: string): Handle {
  return (request) =>
    isReadQuery(table, request.url.searchParams) ? forward(request) : misunderstood(request)
}

/** Renames a profile. Its other columns are the server's. */
export async function renameProfile(request: GatewayRequest): Promise<Response> {
  const { url, body, requestId } = request
  const { full_name: name, ...others } = body
  const refused = Object.keys(others)
  if (refused.length > 0) {
    return refused.every((column) => readableColumns.profiles?.includes(column))
      ? refuse(403, '42501', 'Only full_name can be changed', requestId)
      : misunderstood(request)
  }
  const id = /^eq\.(.*)$/u.exec(url.searchParams.get('id') ?? '')?.[1]
  const isOne =
    z.uuid().safeParse(id).success &&
    [...url.searchParams.keys()].every((key) => key === 'id' || key === 'select') &&
    isReadQuery('profiles', url.searchParams)
  if (!isOne || (typeof name !== 'string' && name !== null)) return misunderstood(request)
  // The database counts characters, not UTF-16 units.
  const { length } = [...(name ?? '')]
  return length > maxNameCharacters ? refuseAs(400, 'name_too_long', requestId) : forward(request)
}

/** Takes a credit of the caller's. It has no arguments. */
export function takeCredit(request: GatewayRequest): Promise<Response> {
  const isEmpty = Object.keys(request.body).length === 0 && request.url.search === ''
  return isEmpty ? forward(request) : misunderstood(request)
}

/** Passes on what supabase-js may ask of the answer; of other wishes nothing. */
function forward(request: GatewayRequest): Promise<Response> {
  const { headers } = request
  for (const name of ['accept-profile', 'content-profile']) {
    if ((headers.get(name) ?? 'public') !== 'public') return misunderstood(request)
  }
  const accept = headers.get('accept') ?? plain
  headers.set('accept', accepted.includes(accept) ? accept : plain)
  const prefer = (headers.get('prefer') ?? '').split(',').map((wish) => wish.trim())
  headers.delete('prefer')
  const granted = prefer.filter((wish) => preferred.includes(wish))
  if (granted.length > 0) headers.set('prefer', granted.join(','))
  return request.forward()
}

function misunderstood(request: GatewayRequest): Promise<Response> {
  return Promise.resolve(refuseAs(400, 'invalid_request', request.requestId))
}
