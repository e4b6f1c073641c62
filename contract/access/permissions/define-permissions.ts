import type { ModuleCode } from '@contract/access/modules'

type CodeShape = `${string}.${string}.${string}`
type Text = string | { sensitive: string }

export type Permission<C extends string = string> = {
  code: C
  module: ModuleCode
  /** Asks for a recent second factor and always leaves an audit row. */
  sensitive: boolean
  /** False where the rows belong to the company as a whole: there every scope reaches all of them. */
  scopable: boolean
  /** One sentence for the administrator who grants it. */
  description: string
}

export const SCOPED = { scopable: true } as const
export const COMPANY_WIDE = { scopable: false } as const

export function sensitive(description: string): Text {
  return { sensitive: description }
}

export function definePermissions<const C extends CodeShape>(
  module: ModuleCode,
  { scopable }: { scopable: boolean },
  texts: Record<C, Text>,
): readonly Permission<C>[] {
  return (Object.entries(texts) as [C, Text][]).map(([code, text]) => ({
    code,
    module,
    sensitive: typeof text !== 'string',
    scopable,
    description: typeof text === 'string' ? text : text.sensitive,
  }))
}
