import { runProduct } from "./start/run-product.ts";

process.exit(await runProduct({ isWatching: false }));
