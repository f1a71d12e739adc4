terra-futura-plan-futura = Terra Futura
terra-futura-plan-futura-line = Devět karet tvoří území. Kdo vyrábí, kdo znečišťuje a kdo uklízí?
terra-futura-tile-round = kolo { $round } z { $of }
