import { classNames } from '@/shared/ui/class-names'
import { hueOf } from '@/shared/ui/initials'

export type UnitMarkProps = { name: string; code: string }

/** A unit as it is written everywhere in the frame: its colour, its name, its code. */
export function UnitMark({ name, code }: UnitMarkProps) {
  return (
    <span className="unit-mark">
      <span className={classNames('hue-dot', `hue-${hueOf(code)}`)} aria-hidden="true" />
      <span className="unit-mark-name">{name}</span> <span className="unit-mark-code">{code}</span>
    </span>
  )
}
