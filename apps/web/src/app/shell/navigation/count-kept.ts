const longestCountMs = 1000

/** How many documents this device keeps for a user; none where it does not say so soon, as without storage. */
export async function countKept(userId: string | undefined): Promise<number> {
  if (userId === undefined) return 0
  const count = async () => {
    const { countDocuments } = await import('../../../lib/kept-documents/read-document.ts')
    return await countDocuments(userId)
  }
  const tooLate = new Promise<number>((resolve) => setTimeout(resolve, longestCountMs, 0))
  return await Promise.race([count(), tooLate]).catch(() => 0)
}
