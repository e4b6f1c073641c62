export const PRODUCT_NAME = 'Landmark Portal'

/** The page title is the route's title followed by the product's name. */
export function documentTitle(title: string): string {
  return title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
}
