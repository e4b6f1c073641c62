export const BUYERS_PATH = '/buyer-management/list'

export const buyerPath = (id: string) => `${BUYERS_PATH}/${id}`
