import { complexityScore } from '@precis/analysis'
import { useEffect, useState } from 'react'

/** How hard a text is to read, 0 to 100; measured after the result is on screen, null until then. */
export function useComplexity(text: string): number | null {
  const [score, setScore] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setScore(complexityScore(text)), 0)
    return () => clearTimeout(timer)
  }, [text])
  return score
}
