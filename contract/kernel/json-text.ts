import { z } from 'zod'

/** An own field of this name is dropped by some readers and believed by others, so it is refused as in a body. */
const INHERITED = '__proto__'

/** JSON that stands as text in a query, checked by its schema; what is wrong is told of the field that it is in. */
export function jsonText<S extends z.ZodType>(
  schema: S,
  { code, longest }: { code: string; longest: number },
) {
  return z
    .string()
    .max(longest)
    .transform((text, context): z.infer<S> => {
      const refuse = (path: PropertyKey[]) => {
        context.addIssue({ code: 'custom', message: code, path })
        return z.NEVER
      }
      const { value, isJson, isPolluting } = parsed(text)
      if (!isJson) return refuse([])
      if (isPolluting) return refuse([INHERITED])
      const checked = schema.safeParse(value)
      return checked.success ? checked.data : refuse(checked.error.issues[0]?.path.slice(0, 1) ?? [])
    })
}

function parsed(text: string): { value: unknown; isJson: boolean; isPolluting: boolean } {
  let isPolluting = false
  try {
    const value: unknown = JSON.parse(text, (name, part: unknown) => {
      isPolluting ||= name === INHERITED
      return part
    })
    return { value, isJson: true, isPolluting }
  } catch {
    return { value: undefined, isJson: false, isPolluting }
  }
}
