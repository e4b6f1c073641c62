import { createContext, use } from 'react'

/** What a control inside a <Field> must carry so that label, hint and error belong to it. */
export type FieldWiring = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Attributes given to the control itself win over those of the field around it. */
export function useFieldWiring<Props extends object>(props: Props): Partial<FieldWiring> & Props {
  const wiring = use(FieldContext)
  return { ...wiring, ...props }
}
