/** The provider's own module: the package's entry prints a notice about Node 20, on which it works. */
declare module 'oidc-provider/lib/provider.js' {
  import Provider from 'oidc-provider'
  export { Provider }
}
