import { api } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useAppDispatch } from '@/shared/store/hooks'

/** Fetches a record and its list again, once somebody else was faster. */
export function useStaleTags({ key }: Pick<PortalCommand, 'key'>): (id: string) => void {
  const dispatch = useAppDispatch()
  const [resource = ''] = key.split('/')
  const { util } = api.enhanceEndpoints({ addTagTypes: [resource] })
  return id => void dispatch(util.invalidateTags([listTag(resource), idTag(resource, id)]))
}
