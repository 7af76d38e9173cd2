import * as texts from '../texts.ts'

const bands = [
  { name: texts.simple, upTo: 30 },
  { name: texts.moderate, upTo: 70 },
  { name: texts.complex, upTo: 100 },
] as const

/** A complexity score from 0 to 100 on a scale with its three bands. */
export function Ruler({ value }: { value: number }) {
  const score = Math.max(0, Math.min(100, Math.round(value)))
  const band = bands.find(({ upTo }) => score <= upTo) ?? bands[2]
  return (
    <div className="ruler">
      <meter
        className="vh"
        aria-label={texts.complexity}
        aria-valuetext={`${score} of 100, ${band.name.toLowerCase()}`}
        max={100}
        value={score}
      />
      {/* Lengths are attributes: a style attribute would be refused in prerendered markup. */}
      <svg className="scale" aria-hidden="true">
        <rect className="fill" y="19" width={`${score}%`} height="3" />
        <rect className="band" x="30%" y="8" width="1" height="14" />
        <rect className="band" x="70%" y="8" width="1" height="14" />
        <svg x={`${score}%`} overflow="visible" aria-hidden="true">
          <path className="pin" d="M-5 -2h10l-4 7v17h-2v-17z" />
        </svg>
      </svg>
      <div className="bands" aria-hidden="true">
        {bands.map(({ name }) => (
          <span key={name} className={name === band.name ? 'on' : undefined}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
