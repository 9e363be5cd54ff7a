/** How a link of the footer to the operator's pages looks, drawn by the app or into markup written ahead of time. */
export const socialLink = "hover:text-fg hover:underline";
