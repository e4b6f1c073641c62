export const SCHEMES_PATH = '/commission/scheme'

export const schemePath = (id: string): string =>
  id === 'new' ? `${SCHEMES_PATH}/form` : `${SCHEMES_PATH}/${id}`

export const schemeFormPath = (id: string): string => `${SCHEMES_PATH}/form/${id}`
