import { api } from '@/shared/http/api'
import type { Tag } from '@/shared/http/tags'

/** Makes answers old by tags that another module has brought, of which the API's own type knows nothing. */
export const goStale = (tags: readonly Tag<string>[]) =>
  api.enhanceEndpoints<string>({}).util.invalidateTags([...tags])
