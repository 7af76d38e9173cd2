import type { CSSProperties } from 'react'

const bands = [
  { name: 'Simple', upTo: 30 },
  { name: 'Moderate', upTo: 70 },
  { name: 'Complex', upTo: 100 },
] as const

/** A complexity score from 0 to 100 on a scale with its three bands. */
export function Ruler({ value }: { value: number }) {
  const score = Math.max(0, Math.min(100, Math.round(value)))
  const band = bands.find(({ upTo }) => score <= upTo) ?? bands[2]
  return (
    <div
      className="ruler"
      style={{ '--v': score } as CSSProperties}
      role="img"
      aria-label={`Complexity ${score} of 100, ${band.name.toLowerCase()}`}
    >
      <div className="scale">
        <i className="fill" />
        <i className="band at-30" />
        <i className="band at-70" />
        <i className="pin" />
      </div>
      <div className="bands">
        {bands.map(({ name }) => (
          <span key={name} className={name === band.name ? 'on' : undefined}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
