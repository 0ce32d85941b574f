// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateGivenPassword, validateSession } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateSessionSudoArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "password")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.password !== undefined){if(!(validateGivenPassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateGivenPassword.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSessionSudoArguments.errors = vErrors;return errors === 0;}
validateSessionSudoArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateSessionSudoArguments as args,
  validateSession as value,
};
