import type { ReactNode } from 'react'

export type LtrProps = { children: ReactNode }

/** Figures with spaces, dashes or brackets in them keep their order inside Arabic: "11-20-2026 14:05". */
export function Ltr({ children }: LtrProps) {
  return <bdi dir="ltr">{children}</bdi>
}
