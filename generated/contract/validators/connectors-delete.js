// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateConnectorDeleted, validateConnectorId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateConnectorsDeleteArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorsDeleteArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(key0 === "connectorId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validateConnectorId(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validateConnectorsDeleteArguments.errors = vErrors;
return errors === 0;
}
validateConnectorsDeleteArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateConnectorsDeleteArguments as args,
  validateConnectorDeleted as value,
};
