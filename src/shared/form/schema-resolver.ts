import { zodResolver } from '@hookform/resolvers/zod'
import { get, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { codeForField, issueCode } from '@/shared/form/issue-codes'

/** A schema of the contract that gives the values of a form; what has a default is typed all the same. */
export type FormSchema<Values extends FieldValues> = z.ZodType<Values>

function withEmptyAsRequired<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  values: Values,
): FieldErrors<Values> {
  const entries = Object.entries(errors).map(([name, error]) => {
    const message = (error as { message?: unknown } | undefined)?.message
    if (typeof message !== 'string') return [name, error]
    return [name, { ...error, message: codeForField(message, get(values, name)) }]
  })
  return Object.fromEntries(entries) as FieldErrors<Values>
}

export function schemaResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
  prepare: (values: Values) => Values = values => values,
): Resolver<Values, unknown, Values> {
  const typed = schema as z.ZodType<Values, FieldValues>
  const resolve = zodResolver(typed, { error: issue => issueCode(issue) }) as Resolver<
    Values,
    unknown,
    Values
  >
  return async (values, context, options) => {
    const prepared = prepare(values)
    const result = await resolve(prepared, context, options)
    return Object.keys(result.errors).length === 0
      ? result
      : { values: {}, errors: withEmptyAsRequired(result.errors as FieldErrors<Values>, prepared) }
  }
}
