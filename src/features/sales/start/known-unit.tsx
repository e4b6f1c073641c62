import type { ReactNode } from 'react'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'

export type KnownUnitProps = { code: string; price: string; onTake: () => void; children: ReactNode }

/** A unit with its price; below it, why it is known. */
export function KnownUnit({ code, price, onTake, children }: KnownUnitProps) {
  const formats = useFormats()
  return (
    <li>
      <button type="button" className="pick-item" onClick={onTake}>
        <span className="pick-facts">
          <span className="pick-line">
            <span className="pick-name">
              <Ltr>{code}</Ltr>
            </span>
            <span className="pick-price">
              <Ltr>{formats.amount(price)}</Ltr>
            </span>
          </span>
          {children}
        </span>
      </button>
    </li>
  )
}
