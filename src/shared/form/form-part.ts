import type { FieldValues } from 'react-hook-form'
import type { PortalForm } from '@/shared/form/use-portal-form'

/**
 * A form for fields that know a part of it alone, and have their names checked against that part: react-hook-form holds
 * a form to its values in both directions, so that the compiler takes one of more for another one.
 */
export const formPart = <Part extends FieldValues, Whole extends Part>(
  form: PortalForm<Whole>,
): PortalForm<Part> => form as PortalForm<FieldValues> as PortalForm<Part>
