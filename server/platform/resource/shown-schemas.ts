import { listedSchema, shownSchema, type Resource } from '@contract/kernel/define-resource'
import { onceFor } from '@contract/kernel/once-for'

/** What a list and a record of a resource show, as its routes answer: made once, however many routes and apps there are. */
export const listedOf = onceFor((resource: Resource) => listedSchema(resource))
export const shownOf = onceFor((resource: Resource) => shownSchema(resource))
