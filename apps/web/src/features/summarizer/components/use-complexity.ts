import { useEffect, useState } from 'react'

/** How hard a text is to read, 0 to 100; null until that is known. */
export function useComplexity(text: string): number | null {
  const [score, setScore] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    const measure = async () => {
      const { complexity } = await import('@precis/analysis')
      if (!isGone) setScore(complexity(text).score)
    }
    measure().catch(() => setScore(null))
    return () => {
      isGone = true
    }
  }, [text])
  return score
}
