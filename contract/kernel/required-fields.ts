import type { z } from 'zod'
import type { Fields } from '@contract/kernel/define-resource'

/** The fields that must be given in such a record, and are not. What a change does not name is not asked for. */
export const missingFields = ({ fields }: { fields: Fields }, values: object): string[] =>
  Object.keys(fields).filter(name => {
    const when = fields[name]?.requiredWhen
    const given = values as Record<string, unknown>
    return when && given[when.field] === when.is && given[name] === null
  })

/** The schema of a form, which asks for these fields as well. */
export const withRequired = <S extends z.ZodType>(resource: { fields: Fields }, schema: S): S =>
  schema.superRefine((values, context) => {
    for (const name of missingFields(resource, values as object))
      context.addIssue({ code: 'custom', path: [name], message: 'required' })
  })
